import Foundation
import JSON
import TestSupport

/// One case of the public render suite.
struct RenderCase: Sendable {
  let name: String
  let folder: String
  let width: Int
  let height: Int
  let pixelRatio: Double
  let allowed: Double
  let threshold: Double
  let tier: Int
  let needs: [String]
  let isFlat: Bool

  var category: String { String(name.prefix { $0 != "/" }) }

  /// What this renderer leaves for later: pitch, roll, extrusion, sky.
  var isLeftForLater: Bool {
    needs.contains { ["pitch", "roll", "fill-extrusion", "sky", "light"].contains($0) }
  }

  init?(folder: String, name: String) throws {
    guard let data = FileManager.default.contents(atPath: folder + "/case.json") else { return nil }
    let json = try JSONValue.parse([UInt8](data))
    func number(_ key: String, _ other: Double) -> Double { json[key]?.numberValue ?? other }
    self.name = name
    self.folder = folder
    width = Int(number("width", 512))
    height = Int(number("height", 512))
    pixelRatio = number("pixelRatio", 1)
    allowed = number("allowed", 0.00025)
    threshold = number("threshold", 0.1285)
    tier = Int(number("tier", 0))
    needs = json["needs"]?.arrayValue?.compactMap(\.stringValue) ?? []
    isFlat = json["flat"]?.boolValue ?? false
  }

  /// All cases, or those whose name begins with one of the words in the environment's `SUITE_CASES`.
  static func all(in suite: String) throws -> [RenderCase] {
    let words = ProcessInfo.processInfo.environment["SUITE_CASES"]?.split(separator: " ") ?? []
    guard let paths = FileManager.default.enumerator(atPath: suite) else { return [] }
    var cases: [RenderCase] = []
    while let path = paths.nextObject() as? String {
      guard path.hasSuffix("case.json") else { continue }
      let name = String(path.dropLast("/case.json".count))
      guard words.isEmpty || words.contains(where: { name.hasPrefix($0) }) else { continue }
      if let one = try RenderCase(folder: suite + "/" + name, name: name) { cases.append(one) }
    }
    return cases.sorted { $0.name < $1.name }
  }

  /// The pictures of which any one may match.
  var expected: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasPrefix("expected") && $0.hasSuffix(".png") }.sorted()
      .map { folder + "/" + $0 }
  }
}
