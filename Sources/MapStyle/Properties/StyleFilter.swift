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

  /// The places of the features of a tile's layer that are drawn, rising; faster than to ask for each.
  ///
  /// - Parameters:
  ///   - table: The layer.
  ///   - context: The context, whose zoom is to be the tile's whole zoom; its feature changes.
  /// - Returns: Places in the layer.
  public func matchingFeatures(
    of table: TileLayerTable, in context: inout EvaluationContext
  ) -> [Int32] {
    if constantValue == false { return [] }
    let all = 0..<Int32(truncatingIfNeeded: table.geometryTypes.count)
    var rows = FeatureRows(table: table, rows: Array(all))
    if constantValue == nil { expression.root.keep(&rows, in: &context) }
    return rows.rows
  }
}
