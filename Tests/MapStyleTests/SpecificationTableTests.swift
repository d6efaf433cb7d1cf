import JSON
import TestSupport
import Testing

@testable import MapStyle

/// The tables of properties against the specification itself.
@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct SpecificationTableTests {
  private static func specification() throws -> JSONValue {
    try JSONValue.parse(SharedData.bytes("spec/style-v8.json"))
  }

  @Test(
    "each layout and paint property is that of the specification", arguments: LayerType.allCases)
  func properties(type: LayerType) throws {
    let specification = try Self.specification()
    let parts = [
      ("layout_", StyleSpecification.layout(of: type)),
      ("paint_", StyleSpecification.paint(of: type)),
    ]
    for (prefix, table) in parts { try Self.compare(table, specification[prefix + type.rawValue]) }
  }

  @Test("light, sky and projection are those of the specification")
  func world() throws {
    let specification = try Self.specification()
    try Self.compare(StyleSpecification.light, specification["light"])
    try Self.compare(StyleSpecification.sky, specification["sky"])
    try Self.compare(StyleSpecification.projection, specification["projection"])
  }

  @Test("the members of the root, of layers and of sources are those of the specification")
  func members() throws {
    let specification = try Self.specification()
    try Self.compareMembers(StyleSpecification.root, specification["$root"])
    try Self.compareMembers(StyleSpecification.layer, specification["layer"])
    try Self.compareMembers(StyleSpecification.terrain, specification["terrain"])
    try Self.compareMembers(StyleSpecification.transition, specification["transition"])
    for type in StyleSpecification.sourceTypes {
      let name = "source_" + type.replacing("-", with: "_")
      let table = try #require(StyleSpecification.source(of: type))
      try Self.compareMembers(table.members, specification[name])
      #expect(table.allowsOthers == (specification[name]?["*"] != nil), "\(type)")
    }
    let types = specification["layer"]?["type"]?["values"]?.objectValue?.members.map(\.name)
    #expect(types == LayerType.words)
  }

  private static func compare(_ table: [PropertySpecification], _ json: JSONValue?) throws {
    let members = try #require(json?.objectValue?.members)
    #expect(table.map(\.name).sorted() == members.map(\.name).sorted())
    for member in members {
      let found = try #require(table.first { $0.name == member.name })
      let name = Comment(rawValue: member.name)
      let expected = PropertySpecification(member.value.objectValue ?? JSONObject())
      #expect(found.type == expected.type, name)
      #expect(found.defaultValue == expected.defaultValue, name)
      #expect(found.minimum == expected.minimum, name)
      #expect(found.maximum == expected.maximum, name)
      #expect(found.values == expected.values, name)
      #expect(found.period == member.value["period"]?.numberValue, name)
      #expect(found.hasTokens == expected.hasTokens, name)
      #expect(found.isTransitionable == (member.value["transition"] == true), name)
      #expect(found.isOverridable == (member.value["overridable"] == true), name)
      if let expression = member.value["expression"] {
        #expect(found.isInterpolated == (expression["interpolated"] == true), name)
        #expect(found.parameters == expected.parameters, name)
      }
      #expect(found.kind.rawValue == member.value["property-type"]?.stringValue, name)
      #expect(found.requires == requirements(member.value["requires"]), name)
    }
  }

  private static func requirements(
    _ json: JSONValue?
  ) -> [PropertySpecification.Requirement] {
    (json?.arrayValue ?? []).compactMap { entry in
      if let name = entry.stringValue { return .set(name) }
      if let name = entry["!"]?.stringValue { return .unset(name) }
      if entry["source"] != nil { return .lineMetrics }
      guard let member = entry.objectValue?.members.first else { return nil }
      return .value(member.name, member.value.arrayValue ?? [member.value])
    }
  }

  private static func compareMembers(
    _ table: [PropertySpecification], _ json: JSONValue?
  ) throws {
    let members = try #require(json?.objectValue?.members.filter { $0.name != "*" })
    #expect(table.map(\.name).sorted() == members.map(\.name).sorted())
    for member in members {
      let found = try #require(table.first { $0.name == member.name })
      let name = Comment(rawValue: member.name)
      #expect(found.isRequired == (member.value["required"] == true), name)
      #expect(found.minimum == member.value["minimum"]?.numberValue, name)
      #expect(found.maximum == member.value["maximum"]?.numberValue, name)
      #expect(found.defaultValue == member.value["default"], name)
      if found.type != .any, member.name != "version", member.name != "coordinates" {
        let expected = PropertySpecification(member.value.objectValue ?? JSONObject())
        #expect(found.type == expected.type, name)
        #expect(found.values == expected.values, name)
      }
    }
  }
}
