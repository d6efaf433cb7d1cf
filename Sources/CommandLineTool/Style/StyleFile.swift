import JSON
import TileStore

/// Reads a JSON file, or the standard input.
enum StyleFile {
  static func read(_ path: String, _ console: Console) async throws(Failure) -> JSONValue {
    let bytes = try await bytes(path, console)
    do {
      return try JSONValue.parse(bytes)
    } catch {
      throw Failure(.badData, "cannot read \(quoted(path)): it is not JSON: \(error)")
    }
  }

  private static func bytes(_ path: String, _ console: Console) async throws(Failure) -> [UInt8] {
    if path == "-" {
      var lines = LineReader(descriptor: console.inputDescriptor)
      var bytes: [UInt8] = []
      while let line = try await lines.next() {
        guard case .bytes(let text) = line else {
          throw Failure(.badData, "cannot read the standard input: it is no JSON text")
        }
        bytes += text + [UInt8(ascii: "\n")]
      }
      return bytes
    }
    do {
      if let bytes = try LocalFile(path: path)?.contents() { return bytes }
    } catch {
      throw Failure(.noInput, "\(error)")
    }
    throw Failure(.noInput, "cannot read \(quoted(path)): there is nothing there; check the path")
  }
}
