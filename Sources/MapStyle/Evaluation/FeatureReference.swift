internal import VectorTiles

/// The feature that an expression is evaluated for; the only place that knows how its properties are found.
enum FeatureReference: Sendable {
  /// There is no feature.
  case none
  /// A feature by its values.
  case plain(PlainFeature)
  /// A feature of a tile.
  case tile(VectorFeature, table: TileLayerTable, row: Int)
}
