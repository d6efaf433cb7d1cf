/// Which features a layer draws.
public struct StyleFilter: Sendable {
  /// The expression; it gives true or false.
  let expression: StyleExpression
  /// The answer where it is the same for all features and zooms.
  public let constantValue: Bool?
  /// Whether the answer differs from zoom to zoom.
  public let isZoomDependent: Bool

  init(_ expression: StyleExpression) {
    self.expression = expression
    constantValue = expression.constantValue.map { $0 == .bool(true) }
    isZoomDependent = expression.isZoomDependent
  }

  /// Whether the context's feature is drawn; features whose evaluation fails are not.
  ///
  /// The context's zoom is to be the tile's whole zoom, and its tile the one that the feature lies in.
  public func matches(_ context: borrowing EvaluationContext) -> Bool {
    if let constantValue { return constantValue }
    do throws(EvaluationError) {
      return try expression.bool(in: context)
    } catch {
      return false
    }
  }
}
