import Foundation
import JSON
import MapStyle
@testable import StyledMaps
import TestSupport
import Testing

/// What is said of the style specification is what is done.
@Suite struct StyleSupportTests {
  @Test("docs/style-support.md is what the table of the code says; RECORD=1 writes it")
  func document() throws {
    let path = SharedData.package.appending(path: "docs/style-support.md")
    let text = Self.text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: path)
    }
    let kept = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    #expect(kept == text)
    #expect(ProcessInfo.processInfo.environment["RECORD"] == nil, "recorded; look at it")
  }

  @Test(
    "the table has each property and member of the specification, and no other",
    .enabled(
      if: FileManager.default.fileExists(atPath: spec), "no specification beside the project"))
  func specification() throws {
    let spec = try JSONValue.parse([UInt8](Data(contentsOf: URL(filePath: Self.spec))))
    func names(_ part: String) -> Set<String> {
      Set(spec[part]?.objectValue?.members.map(\.name) ?? [])
    }
    let types = spec["layer"]?["type"]?["values"]?.objectValue?.members.map(\.name) ?? []
    #expect(Set(StyleNames.layers.map(\.type)) == Set(types))
    for (type, properties) in StyleNames.layers {
      #expect(Set(properties) == names("layout_\(type)").union(names("paint_\(type)")), "\(type)")
    }
    let members = StyleSupport.members.map(\.name).filter { !$0.contains(" ") }
    #expect(Set(members) == names("$root"))
    // A difference that is told is one of a property that there is.
    let known = Set(StyleNames.layers.flatMap(\.properties))
    #expect(StyleSupport.exceptions.keys.allSatisfy(known.contains))
  }

  private static let spec = SharedData.path("spec/style-v8.json")

  @Test("what a style asks for and does not get is told once")
  func warnings() throws {
    let reading = Style.read([
      "version": 8, "pitch": 30, "projection": ["type": "globe"],
      "sources": [
        "a": ["type": "geojson", "data": ["type": "FeatureCollection", "features": []]]
      ],
      "layers": [
        ["id": "houses", "type": "fill-extrusion", "source": "a"],
        ["id": "towers", "type": "fill-extrusion", "source": "a"],
      ],
    ])
    let warnings = StyleSupport.warnings(of: reading.style)
    #expect(warnings.count == 3)
    #expect(warnings[0].contains("layer “houses” and 1 more"))
    #expect(
      StyleSupport.warnings(of: Style.read(["version": 8, "sources": [:], "layers": []]).style)
        .isEmpty)
  }

  private static var text: String {
    var lines = [
      "# What of the style specification is drawn", "",
      "MapLibre style specification, version 8. What a style uses and is not drawn is warned about; this page is made from the",
      "table that the warnings come from, and a test holds both together.", "",
      "Besides, a picture warns once of each thing that the style names and that can't be had, and is drawn without it: a source, a",
      "sprite, images that no sprite has, a range of glyphs (other fonts stand in), a broken tile.",
      "",
      "In PDF and SVG areas, lines, circles and words stay shapes; icons, raster tiles, heat maps, relief, and lines that have a blur,",
      "a gap, an offset, a gradient or a pattern are pictures.", "",
      "## The style", "",
      "| member | drawn |", "|---|---|",
    ]
    for (name, level) in StyleSupport.members {
      lines.append("| `\(name)` | \(Self.words(level)) |")
    }
    for (type, properties) in StyleNames.layers {
      lines += ["", "## Layers of type `\(type)`", "", "| property | drawn |", "|---|---|"]
      for name in properties {
        lines.append("| `\(name)` | \(words(StyleSupport.level(of: name, in: type))) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ level: StyleSupport.Level) -> String {
    switch level {
    case .yes: "yes"
    case .partly(let why): "partly: \(why)"
    case .noEffect(let why): "no effect: \(why)"
    case .no(let why): "no: \(why)"
    }
  }
}
