internal import JSON
internal import Pixels

/// `to-rgba`: the channels of a colour, 0 to 255, and its opacity.
final class ToRGBA: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.color])).map {
      ToRGBA(.array(.number, count: 4), children: $0)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    let color = try children[0].color(in: context)
    return .array([
      .number(color.red * 255), .number(color.green * 255), .number(color.blue * 255),
      .number(color.alpha),
    ])
  }
}
