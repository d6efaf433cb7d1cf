internal import VectorTiles

/// Whether the feature's parts are of a type.
final class FeatureIs: ExpressionNode, @unchecked Sendable {
  private let wanted: GeometryType?
  private let isNegated: Bool

  init(type: GeometryType?, isNegated: Bool) {
    wanted = type
    self.isNegated = isNegated
    super.init(.boolean, dependencies: .feature)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { (context.feature.geometryType == wanted) != isNegated }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
