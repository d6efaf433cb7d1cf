internal import WebMercator

/// Finds the content of the tiles that a picture needs: each its own, or else its nearest ancestor's.
struct TileGatherer {
  let source: TiledSource
  let pixelRatio: Double
  /// A tile that an earlier picture drew, where it is kept.
  var remembered: (TileCoordinate) -> PreparedTile? = { _ in nil }

  /// How many zooms up an ancestor may lie (MapLibre's limit); a farther one would show nothing but its colours.
  static let overzoomLimit = 10

  /// Tiles with the bytes of their contents.
  struct Result: Sendable {
    /// What is drawn, in the order asked for; without those that are missing.
    var tiles: [(tile: MapTile, content: Int)] = []
    /// The contents, each once: which tile, and its bytes or the tile as it was kept.
    var contents: [(tile: TileCoordinate, bytes: [UInt8], kept: PreparedTile?)] = []
    var statistics = MapStatistics.Tiles()
    /// Why tiles are broken, a sentence each.
    var warnings: [String] = []
  }

  /// Asks for the tiles; one that is missing or `isBroken` says so of is filled from its ancestors.
  func gather(_ wanted: [MapTile]) async -> Result {
    var result = Result()
    var known: [TileCoordinate: Int?] = [:]
    for tile in wanted {
      result.statistics.needed += 1
      var candidate: TileCoordinate? = tile.content
      var found: (tile: TileCoordinate, content: Int)?
      let least = max(source.zooms.lowerBound, tile.content.zoom - Self.overzoomLimit)
      while let coordinate = candidate, coordinate.zoom >= least {
        if let content = await content(of: coordinate, known: &known, in: &result) {
          found = (coordinate, content)
          break
        }
        candidate = coordinate.parent
      }
      guard let found else {
        result.statistics.missing += 1
        continue
      }
      if found.tile == tile.content {
        result.statistics.fresh += 1
      } else {
        result.statistics.overzoomed += 1
      }
      var drawn = tile
      drawn.content = found.tile
      result.tiles.append((drawn, found.content))
    }
    return result
  }

  private func content(
    of tile: TileCoordinate, known: inout [TileCoordinate: Int?], in result: inout Result
  ) async -> Int? {
    if let index = known[tile] { return index }
    if let kept = remembered(tile) {
      result.contents.append((tile, [], kept))
      known[tile] = result.contents.count - 1
      return result.contents.count - 1
    }
    switch await source.tile(tile, pixelRatio: pixelRatio) {
    case .bytes(let bytes):
      result.contents.append((tile, bytes, nil))
      known[tile] = result.contents.count - 1
      return result.contents.count - 1
    case .missing:
      known[tile] = .some(nil)
    case .broken(let reason):
      known[tile] = .some(nil)
      result.warnings.append(reason)
    }
    return nil
  }
}
