/// What a tile is, as its bytes say.
public enum TileFormat: String, Sendable {
  /// Portable Network Graphics.
  case png
  /// JPEG.
  case jpeg
  /// WebP.
  case webp
  /// AV1 image; known, not drawn.
  case avif
  /// A Mapbox Vector Tile.
  case mvt
}
