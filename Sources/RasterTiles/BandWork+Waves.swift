internal import ImageCodec
internal import Parallelism
internal import Pixels

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
    let reasons = ParallelLoop.map(count: units.count) { index in
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
    let results = ParallelLoop.map(count: places.count) { index in
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
