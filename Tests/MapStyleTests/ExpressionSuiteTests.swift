import FoundationEssentials
#if canImport(Glibc)
  import Glibc
#endif
import JSON
import MapStyle
import TestSupport
import Testing

/// The expression tests of the MapLibre style specification.
@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct ExpressionSuiteTests {
  static let names: [String] = {
    let folder = SharedData.path("suites/expressions")
    let files = FileManager.default.enumeratedFiles(in: folder)
    return files.filter { $0.hasSuffix("/test.json") }.map { String($0.dropLast(10)) }.sorted()
  }()

  @Test(
    "an expression case compiles and evaluates as the specification's tests expect",
    arguments: names)
  func results(name: String) throws {
    let (expected, found) = try Self.run(name)
    #expect(Self.withoutTexts(found).isNearly(Self.withoutTexts(expected)), "\(found.serialized())")
  }

  @Test("nearly all error texts are those of the specification's tests")
  func texts() throws {
    var (right, all) = (0, 0)
    for name in Self.names {
      let (expected, found) = try Self.run(name)
      guard expected.serialized().contains("\"error\":") else { continue }
      all += 1
      if found.isNearly(expected) {
        right += 1
      } else {
        print("other text:", name, found.serialized(), expected.serialized())
      }
    }
    print("error texts: \(right) of \(all)")
    #expect(right * 10 >= all * 9, "\(right) of \(all)")
  }

  private static func run(_ name: String) throws -> (expected: JSONValue, found: JSONValue) {
    let json = try JSONValue.parse(SharedData.bytes("suites/expressions/\(name)/test.json"))
    return (json["expected"] ?? .null, ExpressionCase(json).evaluate())
  }

  /// Errors count as such, whatever they say.
  private static func withoutTexts(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array(let elements): return .array(elements.map(withoutTexts))
    case .object(let object):
      if object["error"] != nil, object.members.count == 1 { return "error" }
      var copy = JSONObject()
      for member in object.members where member.name != "errors" {
        copy[member.name] = withoutTexts(member.value)
      }
      return .object(copy)
    default: return json
    }
  }
}

extension FileManager {
  /// The paths of all files below a folder, relative to it.
  fileprivate func enumeratedFiles(in folder: String) -> [String] {
    ((try? subpathsOfDirectory(atPath: folder)) ?? [])
  }
}

extension JSONValue {
  /// The worth of the sixth figure of a number; the tests' numbers are cut off there, twice, not rounded.
  private static func unit(of number: Double) -> Double {
    number == 0 ? 0 : pow(10, (log10(abs(number))).rounded(.up) - 6)
  }

  /// Whether both are equal, numbers to six significant figures.
  func isNearly(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)):
      return left == right || abs(left - right) <= 2 * Self.unit(of: right)
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isNearly($1) }
    case (.object(let left), .object(let right)):
      return left.members.count == right.members.count
        && left.members.allSatisfy { member in
          right[member.name].map { member.value.isNearly($0) } ?? false
        }
    default: return self == other
    }
  }
}
