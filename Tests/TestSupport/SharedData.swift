public import FoundationEssentials

/// The data that lies beside the project, and is read where it lies.
///
/// It is found from this file's place; tests that need it are skipped where it is missing:
/// `.enabled(if: SharedData.isPresent, "no shared data")`.
public enum SharedData {
  /// The folder of the package.
  public static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `shared` beside the package.
  public static let folder = package.deletingLastPathComponent().appending(path: "shared")

  /// Whether it is there.
  public static let isPresent = FileManager.default.fileExists(atPath: path("data"))

  /// The path of something in it, such as `data/mbtiles/land.mbtiles`.
  public static func path(_ name: String) -> String {
    folder.appending(path: name).standardizedFileURL.path
  }

  /// The bytes of a file in it.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }
}
