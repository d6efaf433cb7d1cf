internal import VectorTiles

/// Whether the feature's id is one of some values.
final class FeatureHasID: ExpressionNode {
  private let ids: [StyleValue]
  private let isNegated: Bool

  init(among ids: [StyleValue], isNegated: Bool) {
    self.ids = ids
    self.isNegated = isNegated
    super.init(.boolean, dependencies: .feature)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool {
    let id = StyleValue(context.feature.id)
    return ids.contains { $0.isSame(as: id) } != isNegated
  }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
