public import Pixels

/// An expression whose types are checked.
public struct StyleExpression: Sendable {
  let root: ExpressionNode

  init(_ root: ExpressionNode) { self.root = root }

  /// Whether the value differs from feature to feature.
  public var isFeatureDependent: Bool {
    !root.dependencies.isDisjoint(with: [.feature, .featureState])
  }

  /// Whether the value differs from zoom to zoom.
  public var isZoomDependent: Bool { root.dependencies.contains(.zoom) }

  /// The value where it is always the same.
  var constantValue: StyleValue? { (root as? Literal)?.constant }

  /// The value in a context.
  public func value(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> StyleValue { try root.value(in: context) }

  /// The value of an expression for numbers.
  public func number(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Double { try root.number(in: context) }

  /// The value of an expression for truth values.
  public func bool(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Bool { try root.bool(in: context) }

  /// The value of an expression for colours.
  public func color(
    in context: borrowing EvaluationContext
  ) throws(EvaluationError) -> Color { try root.color(in: context) }
}
