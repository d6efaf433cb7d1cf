internal import Parallelism
internal import WebMercator

/// Finds the contents of the tiles that a picture needs: each its own, or else its nearest ancestor's.
struct TileGatherer<Content: Sendable> {
  let source: TiledSource
  let pixelRatio: Double
  /// Makes a tile's content of its bytes; one that throws is broken, which counts as missing.
  let decode: ([UInt8]) throws -> Content
  /// What an earlier picture made of a tile, where it is kept.
  var remembered: (TileCoordinate) -> Content? = { _ in nil }
  /// Is told what was made of a tile, and of how many bytes.
  var keep: (_ content: Content, _ size: Int, _ tile: TileCoordinate) -> Void = { _, _, _ in }

  /// How many zooms up an ancestor may lie (MapLibre's limit); a farther one would show nothing but its colours.
  private static var overzoomLimit: Int { 10 }

  /// What is drawn, and what became of all that was asked for.
  struct Result {
    /// The tiles that have content, in the order asked for, each with the tile that its content is of.
    var tiles: [(tile: MapTile, content: Content)] = []
    var statistics = MapStatistics.Tiles()
    /// Why tiles are broken, a sentence each.
    var warnings: [String] = []
  }

  /// What is known of a tile.
  private enum State {
    case bytes([UInt8])
    case content(Content)
    /// It is there, and nothing is in it.
    case empty
    /// It is not there, or broken.
    case missing
  }

  /// Asks for the tiles and decodes them on all cores, each once.
  func gather(_ wanted: [MapTile]) async -> Result {
    var states: [TileCoordinate: State] = [:]
    var warnings: [String] = []
    var found: [TileCoordinate?] = []
    repeat {
      found.removeAll()
      for tile in wanted { found.append(await nearest(to: tile.content, &states, &warnings)) }
      // What turns out to be broken is missing, and its ancestor is looked for.
    } while decodeAll(&states, &warnings)
    return result(wanted, found, states, warnings)
  }

  private func result(
    _ wanted: [MapTile], _ found: [TileCoordinate?], _ states: [TileCoordinate: State],
    _ warnings: [String]
  ) -> Result {
    var result = Result(warnings: warnings)
    result.statistics.needed = wanted.count
    for (tile, coordinate) in zip(wanted, found) {
      guard let coordinate else {
        result.statistics.missing += 1
        continue
      }
      if coordinate == tile.content {
        result.statistics.fresh += 1
      } else {
        result.statistics.overzoomed += 1
      }
      guard case .content(let content)? = states[coordinate] else { continue }
      var drawn = tile
      drawn.content = coordinate
      result.tiles.append((drawn, content))
    }
    return result
  }

  /// The tile itself or its nearest ancestor that is there.
  private func nearest(
    to tile: TileCoordinate, _ states: inout [TileCoordinate: State], _ warnings: inout [String]
  ) async -> TileCoordinate? {
    let least = max(source.zooms.lowerBound, tile.zoom - Self.overzoomLimit)
    var candidate: TileCoordinate? = tile
    while let coordinate = candidate, coordinate.zoom >= least {
      let state: State
      if let known = states[coordinate] {
        state = known
      } else {
        state = await ask(for: coordinate, &warnings)
        states[coordinate] = state
      }
      guard case .missing = state else { return coordinate }
      candidate = coordinate.parent
    }
    return nil
  }

  private func ask(for tile: TileCoordinate, _ warnings: inout [String]) async -> State {
    if let content = remembered(tile) { return .content(content) }
    switch await source.tile(tile, pixelRatio: pixelRatio) {
    case .bytes(let bytes): return bytes.isEmpty ? .empty : .bytes(bytes)
    case .missing: return .missing
    case .broken(let reason):
      warnings.append(reason)
      return .missing
    }
  }

  /// Decodes what is not decoded yet; whether any of it is broken.
  private func decodeAll(
    _ states: inout [TileCoordinate: State], _ warnings: inout [String]
  ) -> Bool {
    let raw = states.compactMap { tile, state -> (tile: TileCoordinate, bytes: [UInt8])? in
      guard case .bytes(let bytes) = state else { return nil }
      return (tile, bytes)
    }
    let results = ParallelLoop.map(count: raw.count) { index in
      Swift.Result { try decode(raw[index].bytes) }
    }
    var isBroken = false
    for ((tile, bytes), result) in zip(raw, results) {
      switch result {
      case .success(let content):
        states[tile] = .content(content)
        keep(content, bytes.count, tile)
      case .failure(let error):
        states[tile] = .missing
        warnings.append("tile \(tile) is broken, and counts as missing: \(error)")
        isBroken = true
      }
    }
    return isBroken
  }
}
