internal import WebMercator

/// Tiles of one zoom that are drawn as one picture: those of an area within a square of the pyramid.
struct TileBlock: Sendable {
  /// The tiles, by rows.
  var tiles: [TileCoordinate]

  /// Their columns.
  var columns: ClosedRange<Int> {
    let all = tiles.map(\.x)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// Their rows from the north.
  var rows: ClosedRange<Int> {
    let all = tiles.map(\.y)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }
}

/// The blocks of an area, zoom by zoom, found while they are asked for; only a path through the pyramid is in memory.
struct TileBlocks: Sequence, IteratorProtocol, Sendable {
  private let area: TileArea
  /// How many zooms above its tiles a block is one tile: it has at most 4 to this power.
  private let levels: Int
  /// Which of how many parts is wanted, counted from 0.
  private let shard: (index: Int, count: Int)
  private var zooms: ArraySlice<Int>
  private var stack: [AreaCell] = []
  private var zoom = 0
  private var number = 0

  /// The blocks of some zooms; with a shard, only each so-many-th block.
  init(
    area: TileArea, zooms: [Int], levels: Int, shard: (index: Int, count: Int) = (0, 1)
  ) {
    self.area = area
    self.levels = levels
    self.shard = shard
    self.zooms = zooms[...]
  }

  /// The next block; `nil` after the last.
  mutating func next() -> TileBlock? {
    while let tiles = nextTiles() {
      defer { number += 1 }
      if number % shard.count == shard.index { return TileBlock(tiles: tiles) }
    }
    return nil
  }

  private mutating func nextTiles() -> [TileCoordinate]? {
    while true {
      guard let cell = stack.popLast() else {
        guard let next = zooms.popFirst() else { return nil }
        zoom = next
        if let world = AreaCell(area) { stack = [world] }
        continue
      }
      guard cell.tile.zoom >= zoom - levels else {
        stack += cell.children(area, areLeaves: cell.tile.zoom + 1 == zoom).reversed()
        continue
      }
      let tiles = Self.tiles(of: cell, zoom: zoom, area)
      if !tiles.isEmpty { return tiles }
    }
  }

  private static func tiles(of cell: AreaCell, zoom: Int, _ area: TileArea) -> [TileCoordinate] {
    var cells = [cell]
    for level in cell.tile.zoom..<Swift.max(zoom, cell.tile.zoom) {
      cells = cells.flatMap { $0.children(area, areLeaves: level + 1 == zoom) }
    }
    return cells.map(\.tile).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension TileArea {
  /// How many tiles of a zoom there are; counting stops soon after `limit`.
  func count(zoom: Int, limit: Int = .max) -> Int {
    var count = 0
    var stack = AreaCell(self).map { [$0] } ?? []
    while count <= limit, let cell = stack.popLast() {
      let levels = zoom - cell.tile.zoom
      if levels == 0 || cell.isWhole {
        count &+= 1 << (2 * Swift.min(30, levels))
      } else {
        stack += cell.children(self, areLeaves: levels == 1)
      }
    }
    return count
  }
}
