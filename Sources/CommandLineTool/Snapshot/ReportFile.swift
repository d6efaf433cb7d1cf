import JSON
import MapSnapshot

/// Where `--report` goes: a file, which appears whole or not at all, or the standard output.
struct ReportFile {
  private let file: OutputFile?

  /// Makes sure that the file can be made; `-` is the standard output.
  init(path: String) throws(Failure) {
    guard path != "-" else {
      file = nil
      return
    }
    do {
      file = try OutputFile(path: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the report and puts the file in its place.
  func write(_ report: JSONValue, _ console: Console) throws(Failure) {
    let bytes = Array((report.serialized(pretty: true) + "\n").utf8)
    guard let file else { return try console.write(bytes) }
    do {
      try file.write(bytes)
      try file.finish()
    } catch {
      throw Failure(error)
    }
  }
}
