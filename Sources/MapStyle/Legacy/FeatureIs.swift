internal import VectorTiles

/// Whether the feature's parts are of a type.
final class FeatureIs: ExpressionNode {
  private let wanted: GeometryType?
  private let isNegated: Bool

  init(type: GeometryType?, isNegated: Bool) {
    wanted = type
    self.isNegated = isNegated
    super.init(.boolean, dependencies: .feature)
  }

  /// `==` and `!=` between the geometry's type and a word; `nil` where it is another comparison.
  convenience init?(
    _ operation: Comparison.Operation, _ left: ExpressionNode, _ right: ExpressionNode
  ) {
    guard !operation.isOrder, (left is Literal) != (right is Literal),
      left is GeometryTypeNode || right is GeometryTypeNode,
      case .string(let word)? = ((left as? Literal) ?? (right as? Literal))?.constant
    else { return nil }
    self.init(type: GeometryType(word: word), isNegated: operation == .unequal)
  }

  override func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { (context.feature.geometryType == wanted) != isNegated }

  override func keep(_ rows: inout FeatureRows, in context: inout EvaluationContext) {
    rows.keep(type: wanted, isNegated: isNegated)
  }

  override var isTotal: Bool { true }

  override func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { .bool(try bool(in: context)) }
}
