internal import JSON

/// `accumulated`: the value so far of a cluster's property.
final class Accumulated: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([])).map { _ in Accumulated(.value, dependencies: .accumulated) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { StyleValue(context.accumulated) }
}
