internal import JSON

/// `properties`: all properties of the feature.
final class Properties: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([])).map { _ in Properties(.object, dependencies: .feature) }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .object(context.feature.properties) }
}
