import JSON
import MapSnapshot

extension SnapshotRequest {
  /// Makes the picture, and the report where one is wanted.
  ///
  /// Where the report's place can't be written to, or the picture fails, there is neither. The report tells of the
  /// finished picture: where it can't be written after that, as on a full disk, this fails, and the picture stays.
  func draw(
    from shelf: SourceShelf, _ console: Console, progress: PictureProgress? = nil
  ) async throws(Failure) -> SnapshotReport {
    let drawn = try drawn()
    let options = try await options(drawing: drawn.overlays, from: shelf)
    // Made before the picture, so that a place that can't be written to is known in time.
    var file: ReportFile?
    if let report { file = try ReportFile(path: report) }
    var report = try await Self.write(options, to: output, progress: progress)
    report.warnings.insert(contentsOf: drawn.warnings, at: 0)
    try file?.write(report.json, console)
    return report
  }

  private static func write(
    _ options: SnapshotOptions, to output: OutputArgument, progress: PictureProgress?
  ) async throws(Failure) -> SnapshotReport {
    defer { progress?.finish() }
    do {
      return try await Snapshotter(options).write(to: output.path, format: output.format) {
        progress?.step($0, of: $1)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// What the library is asked for, with every source open.
  func options(
    drawing overlays: [Overlay], from shelf: SourceShelf
  ) async throws(Failure) -> SnapshotOptions {
    var options = SnapshotOptions(region: region(around: overlays), size: size)
    options.scale = scale
    options.bearing = bearing ?? 0
    options.overlays = overlays
    options.attribution = attribution
    options.furniture = furniture
    options.background = background
    options.isStrict = isStrict
    for name in sources {
      do {
        options.sources.append(.opened(try await shelf.source(name)))
      } catch {
        throw Failure(error)
      }
    }
    try await apply(style, to: &options, from: shelf)
    return options
  }

  /// Opens the style, and takes its camera where no place was named.
  private func apply(
    _ style: StyleArgument, to options: inout SnapshotOptions, from shelf: SourceShelf
  ) async throws(Failure) {
    guard let given = style.style else { return }
    options.folders = style.folders
    let map: StyledMap
    do {
      map = try await shelf.map(of: style, sources: options.sources, names: sources, scale: scale)
    } catch {
      throw Failure(error)
    }
    if case .location = given { options.style = .opened(map) } else { options.style = given }
    guard case .ofStyle = region else { return }
    let viewport = MapCamera(map.style).viewport(size: size)
    options.region = .zoom(center: viewport.center, zoom: viewport.zoom)
    options.bearing = bearing ?? viewport.bearing
  }
}
