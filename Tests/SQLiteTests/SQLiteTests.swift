// SQLiteTests
import FoundationEssentials

/// What lies in a folder.
enum LocalNames {
  static func of(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }
}
