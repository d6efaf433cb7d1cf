/// A source of tiles that are pictures.
public struct RasterSource: Sendable, Equatable {
  /// Where the tiles are.
  public var tileSource: TileSourceDescription
  /// The side of a tile in points; the picture may have more pixels.
  public var tileSize: Double
}
