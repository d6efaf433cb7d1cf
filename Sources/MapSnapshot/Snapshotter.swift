/// Draws pictures as its options say.
///
/// A value without state: make one for each picture, on any task. Many may draw at once; each draws on the shared pool
/// of threads without waiting while it holds pixels, so that a thousand at once take no more memory than a few.
public struct Snapshotter: Sendable {
  /// What is drawn.
  public let options: SnapshotOptions

  /// A snapshotter of `options`.
  public init(_ options: SnapshotOptions) {
    self.options = options
  }

  /// Draws the picture in memory.
  ///
  /// - Throws: `SnapshotError`; `.cancelled` soon after the task was cancelled.
  @concurrent
  public func snapshot() async throws(SnapshotError) -> Snapshot {
    var clock = StageClock()
    var drawing = try await Drawing(options)
    clock.end(.prepare)
    let base = try await drawing.draw(rows: 0..<drawing.height)
    clock.end(.draw)
    let report = try drawing.report(milliseconds: clock.milliseconds)
    return Snapshot(base: base, scene: drawing.scene, report: report)
  }

  /// Draws the picture into a file, band by band where it is large; the file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for the standard output.
  ///   - format: By default the one of the path's ending.
  /// - Returns: What was drawn from what.
  /// - Throws: `SnapshotError`; nothing is written then.
  @concurrent @discardableResult
  public func write(
    to path: String, format: PictureFormat? = nil
  ) async throws(SnapshotError) -> SnapshotReport {
    let format = try format ?? PictureFormat(path: path)
    return try await PictureWriter(options: options, format: format).write(to: path)
  }
}
