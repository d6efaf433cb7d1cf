internal import ImageCodec
internal import Pixels
internal import WebMercator

/// The pieces of a band on their way: which tiles each needs, which of them are decoded, which can be let go.
struct BandWork {
  let plan: RasterPlan
  let rows: Range<Int>
  var shelf = TileShelf()
  var jobs: [PieceJob] = []
  /// The decoded tiles by place.
  var decoded: [TilePixels?]
  /// The last job that needs each tile.
  var lastUse: [Int]
  /// How many jobs need each tile.
  var uses: [Int]
  /// The places of the tiles that the next band needs.
  var lasting: Set<Int> = []
  var tables: ResamplingTables
  var nextJob = 0
  /// The tiles that turned out to be broken.
  var broken: [TileCoordinate: String] = [:]

  /// Decoded tiles of a wave, in bytes.
  static let waveBytes = 12 << 20
  /// Pieces of a wave.
  static let wavePieces = 64
  /// Decoded tiles that are kept for the next band, in bytes.
  static let keptBytes = 96 << 20

  /// The work on some pieces.
  init(plan: RasterPlan, rows: Range<Int>, pieces: [TilePiece], basket: TileBasket) {
    self.plan = plan
    self.rows = rows
    tables = ResamplingTables(projection: plan.projection, rows: rows)
    var shelf = TileShelf()
    jobs = pieces.compactMap { Self.job($0, &shelf, basket, plan.projection) }
    self.shelf = shelf
    decoded = shelf.tiles.map(\.pixels)
    lastUse = [Int](repeating: 0, count: shelf.tiles.count)
    uses = lastUse
    for (number, job) in jobs.enumerated() {
      for tile in job.tiles {
        lastUse[tile] = number
        uses[tile] += 1
      }
      if goesOn(job) { lasting.formUnion(job.tilesForNextBand) }
    }
  }

  private static func job(
    _ piece: TilePiece, _ shelf: inout TileShelf, _ basket: TileBasket,
    _ projection: PictureProjection
  ) -> PieceJob? {
    guard let coordinate = piece.tile.coordinate,
      let place = shelf.place(of: coordinate, in: basket)
    else { return nil }
    let tile = shelf.tiles[place]
    let mapping = TileMapping(
      tile: piece.tile, width: tile.width, height: tile.height, projection: projection)
    let surroundings = TileSurroundings(
      of: piece, width: tile.width, height: tile.height, projection)
    var neighbours: [Int: Int] = [:]
    for other in surroundings.places {
      guard let coordinate = other.tile.coordinate,
        let place = shelf.place(of: coordinate, in: basket)
      else { continue }
      neighbours[3 * (other.down + 1) + other.right + 1] = place
    }
    return PieceJob(
      piece: piece, tile: place, neighbours: neighbours, mapping: mapping,
      isExact: mapping.isExact(projection))
  }

  /// Whether the next band needs tiles of the job too.
  private func goesOn(_ job: PieceJob) -> Bool {
    let height = plan.projection.height
    let area = job.piece.area
    guard rows.upperBound < height, area.y + area.height == rows.upperBound else { return false }
    guard job.isExact, let whole = plan.piece(job.piece.cell, rows: 0..<height)?.area else {
      return true
    }
    return whole.y + whole.height > rows.upperBound
  }

  /// The tiles at hand that the next band needs, as far as they are not too many.
  func kept() -> [TileCoordinate: GatheredTile] {
    var kept: [TileCoordinate: GatheredTile] = [:]
    var bytes = 0
    for place in lasting {
      guard let pixels = decoded[place] else { continue }
      bytes += pixels.byteCount
      guard bytes <= Self.keptBytes else { break }
      let tile = shelf.tiles[place]
      for coordinate in shelf.coordinates(at: place) {
        kept[coordinate] = GatheredTile(
          source: tile.source, width: tile.width, height: tile.height, bytes: [],
          pixels: pixels)
      }
    }
    return kept
  }
}
