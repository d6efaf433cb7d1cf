import JSON
import MapStyle
import TestSupport
import Testing
import VectorTiles

/// Filters over whole layers, and over each feature.
struct TileLayerTableTests {
  private static let filters = [
    #"["==", "class", "a"]"#, #"["!=", "class", "a"]"#, #"["in", "class", "a", "b"]"#,
    #"["!in", "class", "a", 2, true]"#, #"["in", "n", 1, 2]"#, #"["has", "n"]"#, #"["!has", "n"]"#,
    #"["==", "n", 2]"#, #"["!=", "n", 2]"#, #"["==", "f", true]"#, #"["==", "nothing", 1]"#,
    #"["!=", "nothing", 1]"#, #"[">", "n", 1]"#, #"["<=", "class", "a"]"#,
    #"["none", [">=", "n", 2]]"#,
    #"["==", "$type", "Point"]"#, #"["!=", "$type", "Point"]"#,
    #"["in", "$type", "Point", "Polygon"]"#,
    #"["all", ["==", "class", "a"], ["any", ["==", "n", 1], [">", "n", 2]]]"#,
    #"["any", ["==", "class", "b"], ["has", "f"]]"#, #"["any"]"#, #"["all"]"#,
    #"["==", ["get", "nothing"], null]"#, #"["==", ["geometry-type"], "LineString"]"#,
    #"["!", ["any", ["==", ["get", "class"], "a"], ["==", ["get", "n"], 1]]]"#,
    #"["match", ["get", "class"], ["a", "c"], true, false]"#,
    #"["match", ["get", "class"], "a", false, true]"#, #"["match", ["get", "n"], 2, true, false]"#,
    #"[">", ["get", "n"], 1]"#, #"["!", [">", ["get", "n"], 1]]"#,
    #"["any", ["has", "f"], [">", ["get", "n"], 1]]"#,
    #"["in", ["get", "class"], ["literal", ["b", "c"]]]"#,
    #"["all", ["has", "n"], ["!", ["in", "x", ["to-string", ["get", "class"]]]]]"#,
    #"["==", ["get", "class"], ["get", "name"]]"#, #"["<", ["id"], 4]"#, #"["==", "$id", 3]"#,
    #"["case", ["has", "f"], ["get", "f"], ["has", "n"]]"#,
  ]

  /// Sixty features with and without properties of several types.
  private static func layer() -> (layer: VectorLayer, features: [PlainFeature]) {
    var random = SeededGenerator(seed: 7)
    let words: [PropertyValue?] = [.string("a"), .string("b"), .string("c"), .number(2), nil]
    let numbers: [PropertyValue?] = [.number(1), .number(2), .number(3), .string("2"), nil]
    let flags: [PropertyValue?] = [.bool(true), .bool(false), nil]
    let types: [GeometryType] = [.point, .lineString, .polygon]
    var features: [PlainFeature] = []
    for id in 0..<60 {
      var properties: [String: PropertyValue] = [:]
      properties["class"] = words.randomElement(using: &random) ?? nil
      properties["name"] = words.randomElement(using: &random) ?? nil
      properties["n"] = numbers.randomElement(using: &random) ?? nil
      properties["f"] = flags.randomElement(using: &random) ?? nil
      features.append(
        PlainFeature(
          type: types.randomElement(using: &random) ?? .point, id: .number(Double(id)),
          properties: properties))
    }
    let contents = features.map { feature in
      var geometry = TileGeometry()
      geometry.points = [SIMD2(1, 1), SIMD2(9, 1), SIMD2(9, 9)]
      geometry.ends = [3]
      return FeatureContent(
        type: feature.type, id: feature.id,
        properties: feature.properties, geometry: geometry)
    }
    return (VectorLayer(name: "l", extent: 4096, features: contents), features)
  }

  @Test(
    "a filter answers the same for a whole layer, for each of its features, and for plain features",
    arguments: filters)
  func agreement(text: String) throws {
    let filter = try JSONValue.parse(text)
    let (style, faults) = Style.read([
      "version": 8, "sources": ["s": ["type": "geojson", "data": "x"]],
      "layers": [["id": "a", "type": "fill", "source": "s", "filter": filter]],
    ])
    #expect(faults == [])
    let read = try #require(style.layers.first?.filter)
    let (layer, features) = Self.layer()
    let table = TileLayerTable(layer, vocabulary: style.vocabulary)
    var context = EvaluationContext(zoom: 14)
    let together = read.matchingFeatures(of: table, in: &context)
    var (each, plain): ([Int32], [Int32]) = ([], [])
    for (row, feature) in features.enumerated() {
      context.setFeature(at: row, in: table)
      if read.matches(context) { each.append(Int32(row)) }
      context.setFeature(feature)
      if read.matches(context) { plain.append(Int32(row)) }
    }
    #expect(together == each)
    #expect(each == plain)
  }

  @Test(
    "the filters of styles in use answer the same for whole layers and for each feature",
    .enabled(if: SharedData.isPresent, "no shared data"), arguments: ["osm-bright", "positron"])
  func inUse(name: String) throws {
    let json = try JSONValue.parse(SharedData.bytes("data/styles/\(name)/style.json"))
    let style = Style.read(json).style
    let (layer, _) = Self.layer()
    let table = TileLayerTable(layer, vocabulary: style.vocabulary)
    var context = EvaluationContext(zoom: 14)
    for filter in style.layers.compactMap(\.filter) {
      let together = filter.matchingFeatures(of: table, in: &context)
      let each = (0..<Int32(layer.featureCount)).filter { row in
        context.setFeature(at: Int(row), in: table)
        return filter.matches(context)
      }
      #expect(together == each)
    }
  }
}
