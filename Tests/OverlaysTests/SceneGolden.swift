import Foundation
import Testing

/// Scenes as text files; `RECORD=1` writes them anew and fails, so that each is looked at before it is kept.
enum SceneGolden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static func expect(
    _ description: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(description.utf8).write(to: file)
      Issue.record(
        "recorded \(name).txt: look at it, then run without RECORD", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(
      description == expected, "scene differs from Goldens/\(name).txt",
      sourceLocation: sourceLocation)
  }
}
