internal import FoundationEssentials

/// A folder that a test writes in, and that goes with this object.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes an empty folder under the system's own.
  public init() throws {
    let name = "mapsnapshot-test-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.standardizedFileURL.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  public func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders that lead to it; gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return self(name)
  }

  /// Writes a text, and the folders that lead to it; gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write([UInt8](text.utf8), to: name)
  }
}

extension TemporaryFolder {
  /// The bytes of a file in it.
  public func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: self(name))))
  }
}

extension TemporaryFolder {
  /// The names in it, hidden ones too, in order.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
