internal import JSON

/// `concat`: values as one text.
final class Concat: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .variadic(.value)).map { Concat(.string, children: $0) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var text = ""
    for child in children { text += try child.value(in: context).text }
    return .string(text)
  }
}
