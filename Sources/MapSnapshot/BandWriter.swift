internal import ImageCodec
internal import MapPainter
internal import Overlays
internal import Pixels

/// Draws a picture that is too large for memory: band after band goes through painter and encoder into the file.
struct BandWriter {
  private let drawing: Drawing
  private let encoding: PictureEncoding
  private let overlays: OverlayScene
  private var clock: StageClock

  init(_ drawing: Drawing, encoding: PictureEncoding, clock: StageClock) {
    self.drawing = drawing
    self.encoding = encoding
    self.clock = clock
    overlays = drawing.overlays(measuring: Painter())
  }

  /// Writes the whole picture into a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - progress: Told after each band how many rows are written.
  /// - Returns: What was drawn from what.
  /// - Throws: `SnapshotError`; nothing is written then.
  mutating func write(
    to path: String, progress: Snapshotter.Progress?
  ) async throws(SnapshotError) -> SnapshotReport {
    var options = encoding.imageOptions ?? ImageEncodingOptions()
    options.isOpaque = drawing.isSurelyOpaque
    if encoding.wantsPalette { options.palette = try await palette() }
    let file = try OutputFile(path: path)
    try await encode(options, progress: progress) { try file.write($0) }
    try file.finish()
    clock.end(.encode)
    return drawing.report(overlays, milliseconds: clock.milliseconds)
  }

  private mutating func encode(
    _ options: ImageEncodingOptions, progress: Snapshotter.Progress?, sink: @escaping PictureSink
  ) async throws(SnapshotError) {
    let (width, height) = (drawing.viewport.pixelWidth, drawing.viewport.pixelHeight)
    do {
      let encoder = try ImageEncoder.encoder(
        width: width, height: height, options: options, sink: sink)
      for rows in drawing.bands {
        try encoder.write(try await painted(rows))
        clock.end(.encode)
        progress?(rows.upperBound, height)
      }
      try encoder.finish()
    } catch {
      throw SnapshotError(stage: error)
    }
  }

  /// The colours of the whole picture, which is drawn once more for them.
  private mutating func palette() async throws(SnapshotError) -> Palette {
    var builder = PaletteBuilder()
    for rows in drawing.bands { builder.add(try await painted(rows)) }
    return builder.palette()
  }

  private mutating func painted(_ rows: Range<Int>) async throws(SnapshotError) -> Pixmap {
    var band = try await drawing.draw(rows: rows)
    clock.end(.draw)
    try encoding.paint(
      overlays.scene, onto: &band, top: rows.lowerBound, painter: Painter())
    clock.end(.paint)
    return band
  }
}
