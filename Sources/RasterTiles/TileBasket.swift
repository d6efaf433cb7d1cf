internal import WebMercator

/// A tile that a source had: its size, and its bytes or its pixels.
struct GatheredTile: Sendable {
  /// The place of the source in the list of sources.
  let source: Int
  let width: Int
  let height: Int
  /// The compressed bytes; empty where the pixels are kept from an earlier band.
  let bytes: [UInt8]
  /// The pixels, where an earlier band left them.
  var pixels: TilePixels?
}

/// What is known of the tiles around the rows at hand.
struct TileBasket: Sendable {
  /// A tile of one source.
  struct SourcedTile: Hashable, Sendable {
    let source: Int
    let coordinate: TileCoordinate
  }

  /// The tiles at hand.
  var tiles: [TileCoordinate: GatheredTile] = [:]
  /// The tiles that no source has whole.
  var absent: Set<TileCoordinate> = []
  /// The tiles that are there and are no pictures, each with its reason.
  var broken: [SourcedTile: String] = [:]

  /// Whether the sources need not be asked again.
  func knows(_ coordinate: TileCoordinate) -> Bool {
    tiles[coordinate] != nil || absent.contains(coordinate)
  }

  /// Takes a tile out whose pixels turned out to be broken; the next source will be asked for it.
  mutating func reject(_ coordinate: TileCoordinate, reason: String) {
    guard let tile = tiles.removeValue(forKey: coordinate) else { return }
    broken[SourcedTile(source: tile.source, coordinate: coordinate)] = reason
  }
}
