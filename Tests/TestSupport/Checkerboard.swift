internal import ImageCodec
internal import Pixels
internal import TileStore
public import WebMercator

/// A source whose tiles are one flat colour each, by their column and row, at zooms 0 to `maximumZoom`.
public enum Checkerboard {
  /// The colour of a tile.
  public static func color(_ tile: TileCoordinate) -> UInt32 {
    let red = UInt32(truncatingIfNeeded: 40 + tile.x * 37 % 200)
    let green = UInt32(truncatingIfNeeded: 40 + tile.y * 53 % 200)
    return 0xFF00_0000 | red << 16 | green << 8 | UInt32(tile.zoom * 8)
  }

  /// The PNG of a tile.
  public static func png(_ tile: TileCoordinate) throws -> [UInt8] {
    try ImageEncoder.encode(Pixmap(width: 256, height: 256, filledWith: color(tile)))
  }

  /// The PNGs of all tiles of zooms 0 to `maximumZoom`, but those of `missing`.
  public static func tiles(
    maximumZoom: Int, missing: Set<TileCoordinate> = []
  ) throws -> [TileCoordinate: [UInt8]] {
    var tiles: [TileCoordinate: [UInt8]] = [:]
    for zoom in 0...maximumZoom {
      for tile in TileRange(zoom: zoom, covering: .world) where !missing.contains(tile) {
        tiles[tile] = try png(tile)
      }
    }
    return tiles
  }

  /// A source of them.
  public static func source(
    maximumZoom: Int, missing: Set<TileCoordinate> = [], attribution: String? = nil
  ) throws -> MemoryTileSource {
    var source = MemoryTileSource(try tiles(maximumZoom: maximumZoom, missing: missing))
    source.metadata.maximumZoom = maximumZoom
    source.metadata.attribution = attribution
    return source
  }
}
