internal import JSON

/// `feature-state`: a value that was set for the feature.
final class FeatureState: ExpressionNode {
  static func parse(_ json: [JSONValue], _ context: ParsingContext) -> ExpressionNode? {
    context.arguments(json, .fixed([.string])).map {
      FeatureState(.value, children: $0, dependencies: .featureState)
    }
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    StyleValue(context.featureState[try children[0].string(in: context)])
  }
}
