internal import ImageCodec
internal import Pixels
internal import WebMercator

/// Draws one piece by the way that fits it: in place, by rows and columns, or turned.
struct PieceDrawing {
  let job: PieceJob
  /// The tile as it was gathered.
  let tile: GatheredTile
  /// The decoded tiles by place.
  let decoded: [TilePixels?]
  let tables: ResamplingTables

  /// Draws the part `area` of the piece; returns why it can't, where the tile is broken.
  func draw(_ area: PixelRectangle, on canvas: BandCanvas) -> String? {
    guard let pixels = decoded[job.tile] else { return decode(area, on: canvas) }
    if job.isExact {
      copy(pixels, area, on: canvas)
    } else {
      let source = TileNeighbourhood(of: pixels) { right, down in
        job.neighbours[3 * (down + 1) + right + 1].flatMap { decoded[$0] }
      }
      resample(source, area, on: canvas)
    }
    return nil
  }

  /// The tile's pixels go straight to their place.
  private func decode(_ area: PixelRectangle, on canvas: BandCanvas) -> String? {
    let place = canvas.place(area)
    let room = UnsafeMutableBufferPointer(
      start: place, count: canvas.width * (area.height - 1) + area.width)
    do throws(ImageCodecError) {
      let isOpaque = try ImageDecoder.decode(
        tile.bytes, part: part(area), into: room, rowStride: canvas.width)
      if !isOpaque { blend(area, on: canvas) }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The part of the tile that is the area of the picture, where their pixels are the same.
  private func part(_ area: PixelRectangle) -> PixelRectangle {
    let origin = tables.projection.origin
    return PixelRectangle(
      x: Int(origin.x) + area.x - job.mapping.corner.x,
      y: Int(origin.y) + area.y - job.mapping.corner.y, width: area.width, height: area.height)
  }

  private func copy(_ pixels: TilePixels, _ area: PixelRectangle, on canvas: BandCanvas) {
    let part = part(area)
    guard part.fits(width: pixels.width, height: pixels.height) else { return }
    for row in 0..<area.height {
      (canvas.place(area) + row * canvas.width).update(
        from: pixels.pixels + (part.y + row) * pixels.width + part.x, count: area.width)
    }
    if !pixels.isOpaque { blend(area, on: canvas) }
  }

  private func resample(
    _ source: TileNeighbourhood, _ area: PixelRectangle, on canvas: BandCanvas
  ) {
    let corner = job.mapping.corner
    if let phases = tables.phases(job.mapping) {
      TurnedResampler(
        source: source, cell: job.piece.cell,
        reach: job.mapping.reach(of: job.piece, tables.projection), corner: corner,
        across: phases.across, down: phases.down, projection: tables.projection,
        background: canvas.background
      ).draw(area, to: canvas.place(area), stride: canvas.width)
    } else if let axes = tables.axes(job.mapping) {
      SeparableResampler(source: source, columns: axes.columns, rows: axes.rows, corner: corner)
        .draw(area, to: canvas.place(area), stride: canvas.width)
      if !source.isOpaque { blend(area, on: canvas) }
    }
  }

  private func blend(_ area: PixelRectangle, on canvas: BandCanvas) {
    BackgroundBlend.apply(
      canvas.background, to: canvas.place(area), width: area.width, height: area.height,
      stride: canvas.width)
  }
}
