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
    let kept = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    guard text != kept else { return }
    let difference = firstDifference(text, kept ?? "")
    Issue.record(
      "docs/\(path) is not what the tool says: \(difference); look at it, then RECORD=1 writes it",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ text: String, _ kept: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated()
    where number >= keptLines.count || keptLines[number] != line {
      return "line \(number + 1) is now \"\(line)\""
    }
    return "line \(lines.count + 1) and after are gone"
  }
}
