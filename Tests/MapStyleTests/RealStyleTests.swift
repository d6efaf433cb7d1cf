import FoundationEssentials
import JSON
import MapStyle
import TestSupport
import Testing

/// Styles that are in use, and those of the public render tests.
@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct RealStyleTests {
  private static func style(_ path: String) throws -> (
    json: JSONValue, style: Style, faults: [StyleFault]
  ) {
    let json = try JSONValue.parse(SharedData.bytes(path))
    let (style, faults) = Style.read(json)
    return (json, style, faults)
  }

  @Test(
    "a style that is in use is read whole and without a fault",
    arguments: ["osm-bright", "positron"])
  func inUse(name: String) throws {
    let (json, style, faults) = try Self.style("data/styles/\(name)/style.json")
    #expect(faults.filter { !$0.isWarning } == [])
    #expect(style.layers.count == json["layers"]?.arrayValue?.count)
    #expect(style.sources.count == json["sources"]?.objectValue?.members.count)
  }

  static let renderStyles: [String] = {
    let folder = SharedData.path("suites/render")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix("style.json") }.sorted()
  }()

  @Test("every style of the render tests is read, layer by layer and source by source")
  func renderTests() throws {
    var faulty: [String: [StyleFault]] = [:]
    for name in Self.renderStyles {
      let (json, style, faults) = try Self.style("suites/render/\(name)")
      let errors = faults.filter { !$0.isWarning }
      if !errors.isEmpty { faulty[name] = errors }
      #expect(style.layers.count == json["layers"]?.arrayValue?.count, "\(name)")
      #expect(style.sources.count == json["sources"]?.objectValue?.members.count, "\(name)")
    }
    #expect(Self.renderStyles.count > 900)
    #expect(faulty.isEmpty, "\(faulty)")
  }
}
