internal import ImageCodec
internal import Pixels
internal import WebMercator

/// The pieces of a band on their way: which tiles each needs, which of them are decoded, which can be let go.
struct BandWork {
  fileprivate let plan: RasterPlan
  fileprivate let rows: Range<Int>
  fileprivate var shelf = TileShelf()
  fileprivate var jobs: [PieceJob] = []
  /// The decoded tiles by place.
  fileprivate var decoded: [TilePixels?]
  /// The last job that needs each tile.
  fileprivate var lastUse: [Int]
  /// How many jobs need each tile.
  fileprivate var uses: [Int]
  /// The places of the tiles that the next band needs.
  fileprivate var lasting: Set<Int> = []
  fileprivate var tables: ResamplingTables
  fileprivate var nextJob = 0
  /// The tiles that turned out to be broken.
  fileprivate(set) var broken: [TileCoordinate: String] = [:]

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

// The waves.
extension BandWork {
  /// Pieces that are drawn together, and the tiles that are decoded for them before.
  struct Wave {
    let jobs: Range<Int>
    let decode: [Int]
  }

  /// The next wave; `nil` when all pieces are drawn.
  mutating func nextWave() -> Wave? {
    guard nextJob < jobs.count else { return nil }
    let first = nextJob
    var decode: [Int] = []
    var bytes = 0
    while nextJob < jobs.count, nextJob - first < Self.wavePieces, bytes < Self.waveBytes {
      let job = jobs[nextJob]
      for place in isDirect(job) ? [] : job.tiles where decoded[place] == nil {
        guard !decode.contains(place) else { continue }
        decode.append(place)
        bytes += shelf.tiles[place].width * shelf.tiles[place].height * 4
      }
      nextJob += 1
    }
    return Wave(jobs: first..<nextJob, decode: decode)
  }

  /// Draws a wave; returns whether no tile was broken.
  mutating func draw(_ wave: Wave, on canvas: BandCanvas) -> Bool {
    guard decode(wave.decode) else { return false }
    for number in wave.jobs where !jobs[number].isExact {
      tables.prepare(for: jobs[number])
    }
    let units = units(of: wave)
    let reasons = Self.collect(count: units.count) { index in
      // Each pixel belongs to one piece, and each row of a piece to one unit: no two write the same place.
      drawing(jobs[units[index].job]).draw(units[index].area, on: canvas)
    }
    for (unit, reason) in zip(units, reasons) {
      if let reason { reject(jobs[unit.job].tile, reason) }
    }
    for place in decoded.indices
    where lastUse[place] < wave.jobs.upperBound && !lasting.contains(place) {
      decoded[place] = nil
    }
    return broken.isEmpty
  }

  /// Whether a tile can be decoded into the picture itself: nothing else is made of it.
  private func isDirect(_ job: PieceJob) -> Bool {
    job.isExact && uses[job.tile] == 1 && decoded[job.tile] == nil && !lasting.contains(job.tile)
  }

  private func drawing(_ job: PieceJob) -> PieceDrawing {
    PieceDrawing(
      job: job, tile: shelf.tiles[job.tile], decoded: decoded, tables: tables)
  }

  private mutating func decode(_ places: [Int]) -> Bool {
    let tiles = shelf.tiles
    let results = Self.collect(count: places.count) { index in
      let tile = tiles[places[index]]
      return Result { () throws(ImageCodecError) in
        try TilePixels(tile.bytes, width: tile.width, height: tile.height)
      }
    }
    for (place, result) in zip(places, results) {
      switch result {
      case .success(let pixels): decoded[place] = pixels
      case .failure(let error): reject(place, "\(error)")
      }
    }
    return broken.isEmpty
  }

  private mutating func reject(_ place: Int, _ reason: String) {
    for coordinate in shelf.coordinates(at: place) { broken[coordinate] = reason }
  }

  /// The results of `work` for each number below `count`, done on both cores.
  private static func collect<T>(count: Int, _ work: (Int) -> T) -> [T] {
    [T](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each call writes the one element that has its number.
      ParallelLoop.run(count: count) { index in
        buffer.initializeElement(at: index, to: work(index))
      }
      initialized = count
    }
  }

  /// A part of a piece for one core.
  private struct Unit {
    let job: Int
    let area: PixelRectangle
  }

  /// The pieces of a wave; where they are few, each in several parts.
  private func units(of wave: Wave) -> [Unit] {
    let parts = max(1, 8 / wave.jobs.count)
    return wave.jobs.flatMap { number in
      let area = jobs[number].piece.area
      let height = isDirect(jobs[number]) ? area.height : max(64, (area.height + parts - 1) / parts)
      return stride(from: 0, to: area.height, by: height).map { row in
        Unit(
          job: number,
          area: PixelRectangle(
            x: area.x, y: area.y + row, width: area.width, height: min(height, area.height - row)))
      }
    }
  }
}
