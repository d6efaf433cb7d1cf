public import Pixels

/// An expression whose types are checked.
///
/// - Note: It is safe to send: its nodes are never changed after they were made (`NodeTests` looks at every one), and hold only
///   values of types that are themselves safe.
public struct StyleExpression: @unchecked Sendable {
  let root: ExpressionNode
  /// The zooms at which the outputs of a curve over the zoom stand, in rising order; empty without such a curve.
  public let zoomStops: [Double]
  private let curve: InterpolationCurve?

  init(_ root: ExpressionNode) {
    self.root = root
    switch try? ZoomCurve.find(in: root) {
    case .step(let stops): (zoomStops, curve) = (stops.inputs, nil)
    case .interpolate(let stops, let interpolation):
      (zoomStops, curve) = (stops.inputs, interpolation)
    default: (zoomStops, curve) = ([], nil)
    }
  }

  /// How far a zoom is from `lower` to `upper` on the curve over the zoom, 0 to 1; 0 where there's no such curve or it has steps.
  public func interpolationFactor(zoom: Double, lower: Double, upper: Double) -> Double {
    curve?.factor(of: zoom, lower: lower, upper: upper) ?? 0
  }

  /// The inputs at which the outputs of the expression stand, where it is an interpolation as a whole; else none.
  public var rampStops: [Double] { (root as? Interpolate)?.stops.inputs ?? [] }

  /// Whether the expression is a step as a whole.
  public var isStep: Bool { root is Step }

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
