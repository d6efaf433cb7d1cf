import FoundationEssentials
import TestSupport
import Testing

/// What `StyleExpression` promises to all tasks: that the nodes of an expression never change.
struct NodeTests {
  @Test("No node of an expression has anything that can change")
  func nodesNeverChange() throws {
    let folder = SharedData.package.appending(path: "Sources/MapStyle/Expressions")
    var classes = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for body in text.split(separator: "\n}\n").map(String.init)
      where body.contains(": ExpressionNode") {
        guard body.contains("class ") else { continue }
        classes += 1
        for line in body.split(separator: "\n") where Self.isStoredVariable(line) {
          Issue.record("\(path) can be changed while tasks share it: \(line)")
        }
      }
    }
    #expect(classes > 40)
  }

  /// A `var` of the class itself, two spaces in, that is not computed.
  private static func isStoredVariable(_ line: Substring) -> Bool {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
    return line.split(separator: " ").contains("var") && !line.hasSuffix("{")
      && !line.contains(" { ")
  }
}
