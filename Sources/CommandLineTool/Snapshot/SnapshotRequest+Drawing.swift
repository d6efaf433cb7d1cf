import JSON
import MapSnapshot

extension SnapshotRequest {
  /// Makes the picture, and the report where one is wanted; on failure there is neither.
  func draw(from shelf: SourceShelf, _ console: Console) async throws(Failure) -> SnapshotReport {
    let options = try await options(from: shelf)
    // Made before the picture, so that a place that can't be written to is known in time.
    var file: ReportFile?
    if let report { file = try ReportFile(path: report) }
    let report = try await Self.write(options, to: output)
    try file?.write(report.json, console)
    return report
  }

  private static func write(
    _ options: SnapshotOptions, to output: OutputArgument
  ) async throws(Failure) -> SnapshotReport {
    do {
      return try await Snapshotter(options).write(to: output.path, format: output.format)
    } catch {
      throw Failure(error)
    }
  }

  /// What the library is asked for, with every file read and every source open.
  func options(from shelf: SourceShelf) async throws(Failure) -> SnapshotOptions {
    let overlays = try overlays()
    var options = SnapshotOptions(region: region(around: overlays), size: size)
    options.scale = scale
    options.bearing = bearing
    options.overlays = overlays
    options.attribution = attribution
    options.furniture = furniture
    if let background { options.background = background }
    options.isStrict = isStrict
    options.isOffline = isOffline
    for name in sources {
      do {
        options.sources.append(.opened(try await shelf.source(name)))
      } catch {
        throw Failure(error)
      }
    }
    return options
  }
}
