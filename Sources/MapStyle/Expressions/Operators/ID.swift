internal import JSON

/// `id`: the feature's id.
final class ID: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([])).map { _ in ID(.value, dependencies: .feature) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { StyleValue(context.feature.id) }
}
