import Foundation
import Testing

/// A text that is kept in `docs/`, which the tool writes too; `RECORD=1` writes it anew, and fails.
enum GoldenText {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func expect(
    _ text: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = root.appending(path: "docs").appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("docs/\(path) was recorded", sourceLocation: sourceLocation)
      return
    }
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == kept, "docs/\(path) is not what the tool says; look at it, then RECORD=1 writes it",
      sourceLocation: sourceLocation)
  }
}
