import JSON
import MapSnapshot

extension SnapshotRequest {
  /// Makes the one picture of a run, and says what came of it.
  func run(_ console: Console, isQuiet: Bool, speaksJSON: Bool) async throws(Failure) {
    guard !output.isStandard || !console.outputIsTerminal else {
      throw Failure(
        .usage, "the picture would go to the terminal; name a file, or lead the output into one")
    }
    let start = ContinuousClock.now
    let result: Result<SnapshotReport, Failure>
    do throws(Failure) {
      result = .success(
        try await draw(
          from: SourceShelf(), console, progress: isQuiet ? nil : PictureProgress(console)))
    } catch {
      result = .failure(error)
    }
    if speaksJSON {
      let picture = PictureResult(
        id: .null, output: output.path, result: result, duration: ContinuousClock.now - start)
      try console.print(picture.line)
    }
    let report = try result.get()
    guard !isQuiet else { return }
    console.warn(of: report)
    if !speaksJSON, !output.isStandard, self.report != "-" {
      try console.print("\(output.path): \(report.summary)")
    }
  }
}

extension SnapshotReport {
  /// A line for a person: `1600 × 1200 pixels, zoom 14.37, 0.93 m a pixel, 12 tiles`.
  var summary: String {
    let pixels = "\(viewport.pixelWidth) × \(viewport.pixelHeight) pixels"
    let zoom = "zoom \(viewport.zoom.rounded(toPlaces: 2).plain)"
    let scale = "\(metersPerPixel.rounded(toSignificantDigits: 3).plain) m a pixel"
    let count = "\(tiles.needed) \(tiles.needed == 1 ? "tile" : "tiles")"
    return "\(pixels), \(zoom), \(scale), \(count)"
  }
}

extension Console {
  /// The most warnings that a person is shown of one picture.
  private static let warningLimit = 8

  /// Says what a report warns of.
  func warn(of report: SnapshotReport) {
    for warning in report.warnings.prefix(Self.warningLimit) { warn(warning) }
    let rest = report.warnings.count - Self.warningLimit
    if rest > 0 { warn("and \(rest) more, which --report FILE keeps") }
  }
}
