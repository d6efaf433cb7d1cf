internal import JSON

/// `is-supported-script`: whether a text can be drawn; all scripts can.
final class IsSupportedScript: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.string])).map {
      IsSupportedScript(.boolean, children: $0, dependencies: .runTime)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    _ = try children[0].string(in: context)
    return .bool(true)
  }
}
