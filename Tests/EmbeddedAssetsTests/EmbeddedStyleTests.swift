import EmbeddedAssets
import Foundation
import JSON
import TestSupport
import Testing

@Suite("The files that are compiled in")
struct EmbeddedStyleTests {
  private static let styles = SharedData.package.appending(path: "Styles")
  private static let everyStyle = EmbeddedStyle.allCases.flatMap { look in
    EmbeddedStyle.Schema.allCases.map { (look, $0) }
  }

  @Test("Each style is the file of its name in Styles", arguments: everyStyle)
  func styles(look: EmbeddedStyle, schema: EmbeddedStyle.Schema) throws {
    let file = Self.styles.appending(path: "\(look.rawValue)-\(schema.rawValue).json")
    let embedded = look.bytes(for: schema)
    #expect(!embedded.isEmpty)
    #expect(try Data(contentsOf: file) == Data(embedded))
  }

  @Test("Each sprite is the file of its name in Styles", arguments: EmbeddedStyle.allCases)
  func sprites(look: EmbeddedStyle) throws {
    for file in EmbeddedStyle.SpriteFile.allCases {
      for (isDouble, suffix) in [(false, ""), (true, "@2x")] {
        let name = "sprites/\(look.rawValue)\(suffix).\(file.rawValue)"
        let embedded = look.sprite(file, isDouble: isDouble)
        #expect(!embedded.isEmpty)
        #expect(try Data(contentsOf: Self.styles.appending(path: name)) == Data(embedded))
      }
    }
  }

  @Test("A style names only images that its sprite has", arguments: everyStyle)
  func images(look: EmbeddedStyle, schema: EmbeddedStyle.Schema) throws {
    let style = try JSONValue.parse(Array(look.bytes(for: schema)))
    let index = try JSONValue.parse(Array(look.sprite(.index, isDouble: false)))
    let layers = try #require(style["layers"]?.arrayValue)
    let named = layers.compactMap { $0["layout"]?["icon-image"] }.flatMap(Self.images)
    #expect(named.count > 30)
    for image in named where !image.isEmpty { #expect(index[image] != nil, "\(image)") }
  }

  /// The images that an `icon-image` can be: a text, or the outputs of a `match`.
  private static func images(of value: JSONValue) -> [String] {
    if let text = value.stringValue { return [text] }
    guard let parts = value.arrayValue else { return [] }
    let outputs = parts.indices.filter { $0 > 2 && ($0 % 2 == 1 || $0 == parts.count - 1) }
    return outputs.compactMap { parts[$0].stringValue }
  }

  @Test("The styles are what the palettes and schemas say")
  func generated() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.styles.appending(path: "build").path, "--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run Styles/build")
  }

  @Test("The world atlas is a clustered archive of vector tiles of zooms 0 to 7")
  func atlas() {
    let header = Array(EmbeddedAsset.worldAtlas.bytes.prefix(127))
    #expect(Array(header[..<8]) == Array("PMTiles".utf8) + [3])
    // Clustered; directories and tiles packed with gzip; vector tiles; first and last zoom.
    #expect(Array(header[96...101]) == [1, 2, 2, 1, 0, 7])
  }
}
