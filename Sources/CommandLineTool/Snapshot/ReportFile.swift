import JSON
import MapSnapshot

/// Where `--report` goes: a file, which appears whole or not at all, or the standard output.
struct ReportFile: ~Copyable {
  private var file: OutputFile?

  /// Makes sure that the file can be made; `-` is the standard output.
  init(path: String) throws(Failure) {
    do {
      file = path == "-" ? nil : try OutputFile(path: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the report and puts the file in its place.
  mutating func write(_ report: JSONValue, _ console: Console) throws(Failure) {
    let bytes = Array((report.serialized(pretty: true) + "\n").utf8)
    guard file != nil else { return try console.write(bytes) }
    do throws(SnapshotError) {
      try bytes.withUnsafeBufferPointer { bytes throws(SnapshotError) in
        try file?.write(UnsafeRawBufferPointer(bytes))
      }
      try file?.finish()
    } catch {
      throw Failure(error)
    }
  }
}
