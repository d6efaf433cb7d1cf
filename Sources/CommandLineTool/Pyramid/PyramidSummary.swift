import JSON
import MapSnapshot

/// What came of a pyramid, for a person and for programs.
struct PyramidSummary {
  /// The place.
  let output: String
  /// How the run ended.
  let result: Result<PyramidReport, SnapshotError>
  /// How far it came in any case.
  let last: PyramidReport
  /// How long it took.
  let duration: Duration

  private var report: PyramidReport { (try? result.get()) ?? last }

  /// `1,365 tiles, 12.3 MB drawn, 40 were there`.
  var sentence: String {
    let kept = report.kept > 0 ? ", \(report.kept.grouped) were there" : ""
    let tiles = "\(report.drawn.grouped) \(report.drawn == 1 ? "tile" : "tiles") drawn"
    return "\(tiles)\(kept), \(report.bytes.asBytes), "
      + "\((duration / .seconds(1)).rounded(toPlaces: 1).plain) s"
  }

  /// Why the run as a whole failed, or `nil`.
  var failure: Failure? {
    switch result {
    case .failure(.cancelled):
      return Failure(
        .interrupted,
        "stopped with \(report.done.grouped) of \(report.needed.grouped) tiles; "
          + "the same command goes on from there")
    case .failure(let error): return Failure(error)
    case .success(let report):
      guard report.failed > 0 else { return nil }
      return Failure(
        .tilesMissing,
        "\(report.failed.grouped) of \(report.needed.grouped) tiles could not be drawn; "
          + "mend what the warnings say, and the same command draws them")
    }
  }

  /// The line of JSON.
  var line: String {
    var line = JSONObject()
    line["status"] = .string(failure == nil ? "ok" : "failed")
    line["output"] = .string(output)
    line["tiles"] = .number(Double(report.needed))
    line["drawn"] = .number(Double(report.drawn))
    line["kept"] = .number(Double(report.kept))
    line["failed"] = .number(Double(report.failed))
    line["bytes"] = .number(Double(report.bytes))
    line["error"] = failure.map { .string($0.message) } ?? .null
    if let failure { line["exitStatus"] = .number(Double(failure.status.rawValue)) }
    if !report.warnings.isEmpty {
      line["warnings"] = .array(report.warnings.map(JSONValue.string))
    }
    line["milliseconds"] = .number((duration / .milliseconds(1)).rounded(toPlaces: 1))
    return JSONValue.object(line).serialized()
  }
}

/// The tiles of each zoom, as `--dry-run` says them.
struct PyramidCounts {
  let renderer: PyramidRenderer
  let speaksJSON: Bool

  /// Prints them; a pyramid that would be refused is refused.
  func say(_ console: Console) throws {
    let counts = renderer.counts()
    let total = counts.reduce(0) { $0 &+ $1.count }
    let shard = renderer.options.shard
    let part =
      shard.count > 1 && total <= renderer.options.maximumTiles ? try renderer.count() : nil
    if speaksJSON {
      var zooms = JSONObject()
      for (zoom, count) in counts { zooms["\(zoom)"] = .number(Double(count)) }
      var line = JSONObject()
      line["zooms"] = .object(zooms)
      line["tiles"] = .number(Double(total))
      if let part { line["part"] = .number(Double(part)) }
      try console.print(JSONValue.object(line).serialized())
    } else {
      for (zoom, count) in counts { try console.print("zoom \(zoom): \(count.grouped)") }
      try console.print("tiles: \(total.grouped)")
      if let part { try console.print("part \(shard.index + 1)/\(shard.count): \(part.grouped)") }
    }
    _ = try renderer.count()
  }
}

extension Int {
  /// As kB, MB or GB.
  var asBytes: String {
    for (unit, name) in [(1e9, "GB"), (1e6, "MB"), (1e3, "kB")] where Double(self) >= unit {
      return "\((Double(self) / unit).rounded(toSignificantDigits: 3).plain) \(name)"
    }
    return "\(self) bytes"
  }
}
