internal import Pixels
internal import WebMercator

/// Finds for each cell of the plan the tile, or the tiles, that it is drawn from.
///
/// First its own tile; where no source has it whole, the nearest parent; where there is none, the nearest children.
struct CellFiller {
  let plan: RasterPlan
  let gatherer: TileGatherer
  /// The rows of the picture that are drawn.
  let rows: Range<Int>

  /// The pieces that were found, and what became of each tile of the plan.
  struct Filling: Sendable {
    var pieces: [TilePiece] = []
    var outcomes: [TileCoordinate: CellOutcome] = [:]
  }

  /// How many zooms below its own a missing tile is looked for.
  static let deepestChild = 3
  /// How many children are asked for in one go over the rows.
  static let childLimit = 4096

  /// Fills the cells of the rows; their tiles, and those around them that the filter reaches, are in the basket then.
  ///
  /// - Throws: `RasterTilesError.cancelled`.
  func fill(basket: inout TileBasket) async throws(RasterTilesError) -> Filling {
    let cells = plan.cells(rows: rows)
    try await gatherer.gather(cells.compactMap(\.cell.coordinate), into: &basket)
    var filling = Filling()
    var pending: [TilePiece] = []
    for cell in cells {
      if has(cell.tile, basket) {
        let isEnough = plan.tileZoom >= plan.wantedZoom
        filling.add([cell], for: cell, isEnough ? .fresh : .stretched)
      } else {
        pending.append(cell)
      }
    }
    pending = try await fillFromParents(pending, &filling, &basket)
    try await fillFromChildren(pending, &filling, &basket)
    try await gatherNeighbours(of: filling.pieces, &basket)
    filling.pieces.sort { ($0.area.y, $0.area.x) < ($1.area.y, $1.area.x) }
    return filling
  }

  private func has(_ tile: GridTile, _ basket: TileBasket) -> Bool {
    tile.coordinate.map { basket.tiles[$0] != nil } ?? false
  }

  /// Goes up zoom by zoom; returns the cells that have no parent at all.
  private func fillFromParents(
    _ cells: [TilePiece], _ filling: inout Filling, _ basket: inout TileBasket
  ) async throws(RasterTilesError) -> [TilePiece] {
    var pending = cells
    var levels = 1
    while !pending.isEmpty, levels <= plan.tileZoom {
      let parents = pending.compactMap { $0.cell.ancestor(levelsUp: levels).coordinate }
      try await gatherer.gather(parents, into: &basket)
      var left: [TilePiece] = []
      for cell in pending {
        let parent = cell.cell.ancestor(levelsUp: levels)
        if has(parent, basket) {
          let piece = TilePiece(cell: cell.cell, area: cell.area, tile: parent)
          filling.add([piece], for: cell, .fromParent)
        } else {
          left.append(cell)
        }
      }
      pending = left
      levels += 1
    }
    return pending
  }

  /// Goes down zoom by zoom; a part of a cell that has no child either stays empty.
  private func fillFromChildren(
    _ cells: [TilePiece], _ filling: inout Filling, _ basket: inout TileBasket
  ) async throws(RasterTilesError) {
    for cell in cells { filling.add([], for: cell, .missing) }
    var pending = cells.map { (cell: $0, empty: [$0.cell]) }
    var questions = 0
    for _ in 0..<Self.deepestChild where !pending.isEmpty {
      for index in pending.indices {
        pending[index].empty = pending[index].empty.flatMap(\.children)
          .filter { gatherer.mayHave(within: $0) }
      }
      let wanted = pending.flatMap { $0.empty.compactMap(\.coordinate) }
      questions += wanted.count
      guard questions <= Self.childLimit else { return }
      try await gatherer.gather(wanted, into: &basket)
      for index in pending.indices {
        let (cell, empty) = pending[index]
        let found = empty.filter { has($0, basket) }
        let pieces = found.compactMap { plan.piece($0, rows: rows) }
        if !pieces.isEmpty { filling.add(pieces, for: cell, .fromChildren) }
        pending[index].empty = empty.filter { !has($0, basket) }
      }
      pending.removeAll { $0.empty.isEmpty }
    }
  }

  /// The filter reaches past a tile's edges: there its neighbours of the same zoom are needed too.
  private func gatherNeighbours(
    of pieces: [TilePiece], _ basket: inout TileBasket
  ) async throws(RasterTilesError) {
    var wanted: Set<TileCoordinate> = []
    for piece in pieces {
      guard let coordinate = piece.tile.coordinate, let tile = basket.tiles[coordinate] else {
        continue
      }
      let neighbours = TileSurroundings(
        of: piece, width: tile.width, height: tile.height, plan.projection)
      wanted.formUnion(neighbours.places.compactMap(\.tile.coordinate))
    }
    try await gatherer.gather(wanted, into: &basket)
  }
}

extension CellFiller.Filling {
  /// Takes the pieces of a cell.
  fileprivate mutating func add(_ new: [TilePiece], for cell: TilePiece, _ outcome: CellOutcome) {
    pieces += new
    if let coordinate = cell.cell.coordinate { outcomes[coordinate] = outcome }
  }

  /// The places of the sources that the pieces come from.
  func sources(in basket: TileBasket) -> Set<Int> {
    Set(pieces.compactMap { $0.tile.coordinate.flatMap { basket.tiles[$0]?.source } })
  }
}
