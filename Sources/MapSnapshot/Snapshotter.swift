internal import MapPainter

/// Draws pictures as its options say.
///
/// A value without state: make one for each picture, on any task. Many may draw at once; each draws on the shared pool
/// of threads without waiting while it holds pixels, so that a thousand at once take no more memory than a few.
public struct Snapshotter: Sendable {
  /// Is told how many of how many rows of a large picture are written.
  public typealias Progress = @Sendable (_ rows: Int, _ allRows: Int) -> Void

  /// What is drawn.
  public let options: SnapshotOptions

  /// A snapshotter of `options`.
  public init(_ options: SnapshotOptions) {
    self.options = options
  }

  /// Draws the picture in memory.
  ///
  /// - Throws: `SnapshotError`; `.cancelled` soon after the task was cancelled, `.pictureTooLarge` for more than
  ///   `SnapshotOptions.wholePixelLimit` pixels, which `write(to:format:)` can still write.
  @concurrent
  public func snapshot() async throws(SnapshotError) -> Snapshot {
    var clock = StageClock()
    let drawing = try await Drawing(options)
    clock.end(.prepare)
    let base = try await drawing.drawWhole()
    clock.end(.draw)
    let overlays = drawing.overlays(measuring: Painter())
    clock.end(.paint)
    return Snapshot(
      base: base, isAllScene: drawing.isAllScene, scene: overlays.scene,
      report: drawing.report(overlays, milliseconds: clock.milliseconds))
  }

  /// Draws the picture into a file, band by band where it is large; the file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for the standard output.
  ///   - format: By default the one of the path's ending.
  ///   - progress: Called after each band of a picture of more than 256 MB; not at all for smaller ones.
  /// - Returns: What was drawn from what.
  /// - Throws: `SnapshotError`; nothing is written then.
  @concurrent @discardableResult
  public func write(
    to path: String, format: PictureFormat? = nil, progress: Progress? = nil
  ) async throws(SnapshotError) -> SnapshotReport {
    let format = try PictureFormat(format, orByEndingOf: path)
    var clock = StageClock()
    let drawing = try await Drawing(options)
    clock.end(.prepare)
    let encoding = PictureEncoding(
      format: format, scale: options.scale, isAllScene: drawing.isAllScene)
    guard !encoding.needsBands(drawing) else {
      var writer = BandWriter(drawing, encoding: encoding, clock: clock)
      return try await writer.write(to: path, progress: progress)
    }
    let base = try await drawing.drawWhole()
    clock.end(.draw)
    // From here on nothing is awaited: fonts and canvases stay on one thread.
    let painter = Painter()
    let overlays = drawing.overlays(measuring: painter)
    let bytes = try encoding.bytes(
      base: base, scene: overlays.scene, painter: painter, clock: &clock)
    try OutputFile.write(bytes, to: path)
    clock.end(.encode)
    return drawing.report(overlays, milliseconds: clock.milliseconds)
  }
}
