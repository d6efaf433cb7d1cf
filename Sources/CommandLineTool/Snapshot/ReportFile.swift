import JSON
import MapSnapshot

/// The file of `--report`, which appears whole or not at all.
struct ReportFile: ~Copyable {
  private var file: OutputFile

  /// Makes sure that the file can be made; `nil` for `-`, the standard output.
  init?(path: String) throws(Failure) {
    guard path != "-" else { return nil }
    do {
      file = try OutputFile(path: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the report and puts the file in its place.
  consuming func write(_ report: JSONValue) throws(Failure) {
    let bytes = Array((report.text + "\n").utf8)
    do {
      try bytes.withUnsafeBytes { bytes throws(SnapshotError) in try file.write(bytes) }
      try file.finish()
    } catch {
      throw Failure(error)
    }
  }
}
