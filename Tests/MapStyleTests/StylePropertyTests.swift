import JSON
import MapStyle
import Pixels
import Testing
import VectorTiles
import WebMercator

/// What properties and filters give for features and zooms.
struct StylePropertyTests {
  private static func layer(
    _ type: String, paint: JSONValue = [:], layout: JSONValue = [:], filter: JSONValue = nil
  ) -> StyleLayer? {
    let (style, _) = Style.read([
      "version": 8, "sources": ["s": ["type": "geojson", "data": "x"]],
      "layers": [
        [
          "id": "a", "type": .string(type), "source": "s", "paint": paint, "layout": layout,
          "filter": filter,
        ]
      ],
    ])
    return style.layers.first
  }

  private static func fill(_ paint: JSONValue) throws -> FillLayer {
    guard case .fill(let fill)? = layer("fill", paint: paint)?.kind else {
      throw JSONError.empty
    }
    return fill
  }

  private static func context(
    zoom: Double = 0, type: GeometryType = .polygon, _ properties: [String: PropertyValue] = [:]
  ) -> EvaluationContext {
    var context = EvaluationContext(zoom: zoom)
    context.setFeature(PlainFeature(type: type, properties: properties))
    return context
  }

  @Test("what a style leaves out has the specification's default")
  func defaults() throws {
    let fill = try Self.fill([:])
    #expect(fill.color.constantValue == .black)
    #expect(fill.opacity.constantValue == 1)
    #expect(fill.antialias.constantValue == true)
    #expect(fill.outlineColor.constantValue == .some(nil))
    #expect(!fill.color.isSet)
    guard case .heatmap(let heatmap)? = Self.layer("heatmap")?.kind else {
      Issue.record("no heat map")
      return
    }
    var context = EvaluationContext(zoom: 0)
    context.heatmapDensity = 1
    #expect(heatmap.color.value(in: context) == Color(hex: 0xFF0000))
  }

  @Test("every type of layer can be read without any property")
  func types() {
    for type in [
      "background", "fill", "line", "circle", "raster", "symbol", "heatmap", "hillshade",
      "color-relief", "fill-extrusion",
    ] { #expect(Self.layer(type) != nil, "\(type)") }
  }

  @Test("a faulty value has the default, and does not lose the layer")
  func faulty() throws {
    #expect(try Self.fill(["fill-color": "redd"]).color.constantValue == .black)
  }

  @Test("an evaluation that fails, or is no number, gives the default")
  func failing() throws {
    let fill = try Self.fill([
      "fill-opacity": ["get", "x"], "fill-color": ["to-color", ["get", "c"]],
    ])
    #expect(fill.opacity.isFeatureDependent)
    #expect(fill.opacity.value(in: Self.context(["x": .number(0.5)])) == 0.5)
    #expect(fill.opacity.value(in: Self.context(["x": .string("half")])) == 1)
    #expect(fill.color.value(in: Self.context(["c": .string("red")])) == Color(hex: 0xFF0000))
    #expect(fill.color.value(in: Self.context(["c": .string("redd")])) == .black)
    let odd = try Self.fill(["fill-opacity": ["sqrt", ["number", ["get", "x"]]]])
    #expect(odd.opacity.value(in: Self.context(["x": .number(-1)])) == 1)
  }

  @Test("old functions and tokens are what expressions are")
  func legacy() throws {
    let fill = try Self.fill(["fill-opacity": ["base": 2, "stops": [[0, 0], [2, 0.9]]]])
    #expect(fill.opacity.isZoomDependent)
    #expect(fill.opacity.expression?.zoomStops == [0, 2])
    #expect(abs(fill.opacity.value(in: Self.context(zoom: 1)) - 0.3) < 1e-12)
    let categories = try Self.fill([
      "fill-color": [
        "property": "k", "type": "categorical", "stops": [["a", "red"]], "default": "blue",
      ]
    ])
    #expect(categories.color.value(in: Self.context(["k": .string("a")])) == Color(hex: 0xFF0000))
    #expect(categories.color.value(in: Self.context(["k": .number(1)])) == Color(hex: 0x0000FF))
    guard
      case .symbol(let symbol)? = Self.layer(
        "symbol", layout: ["text-field": "{name} ({ele} m)", "icon-image": "{k}_11"])?.kind
    else {
      Issue.record("no symbol layer")
      return
    }
    let context = Self.context([
      "name": .string("Säntis"), "ele": .number(2502), "k": .string("peak"),
    ])
    #expect(symbol.textField.value(in: context) == Formatted("Säntis (2502 m)"))
    #expect(symbol.iconImage.value(in: context)?.name == "peak_11")
  }

  @Test(
    "old filters and expressions agree",
    arguments: [
      (#"["==", "k", "a"]"#, #"["==", ["get", "k"], "a"]"#),
      (#"["!=", "k", "a"]"#, #"["!=", ["get", "k"], "a"]"#),
      (#"["in", "k", "a", "b"]"#, #"["in", ["get", "k"], ["literal", ["a", "b"]]]"#),
      (#"["!in", "k", "a", "b"]"#, #"["!", ["in", ["get", "k"], ["literal", ["a", "b"]]]]"#),
      (#"["any", ["has", "k"], ["==", "k", 1]]"#, #"["has", "k"]"#),
      (#"["!has", "k"]"#, #"["!", ["has", "k"]]"#),
      (
        #"["none", ["==", "k", "a"], ["has", "n"]]"#,
        #"["!", ["any", ["==", ["get", "k"], "a"], ["has", "n"]]]"#
      ),
      (
        #"["all", ["==", "$type", "Polygon"], ["==", "k", "b"]]"#,
        #"["all", ["==", ["geometry-type"], "Polygon"], ["match", ["get", "k"], "b", true, false]]"#
      ),
    ])
  func filters(old: String, expression: String) throws {
    let first = try #require(Self.layer("fill", filter: try JSONValue.parse(old))?.filter)
    let second = try #require(Self.layer("fill", filter: try JSONValue.parse(expression))?.filter)
    var answers: Set<Bool> = []
    for value in [PropertyValue.string("a"), .string("b"), .string("c"), .number(1), nil] {
      let context = Self.context(value.map { ["k": $0] } ?? [:])
      #expect(first.matches(context) == second.matches(context), "\(String(describing: value))")
      answers.insert(first.matches(context))
    }
    #expect(answers.count == 2)
  }

  @Test("an old filter of order is false, not an error, where types differ")
  func order() throws {
    let filter = try #require(Self.layer("fill", filter: ["none", [">", "n", 3]])?.filter)
    #expect(filter.matches(Self.context(["n": .string("5")])))
    #expect(!filter.matches(Self.context(["n": .number(5)])))
    #expect(filter.matches(Self.context()))
  }

  @Test("a faulty filter passes nothing")
  func faultyFilter() throws {
    let filter = try #require(Self.layer("fill", filter: ["get"])?.filter)
    #expect(filter.constantValue == false)
  }

  @Test("layers are drawn from their first zoom up to before their last")
  func zooms() {
    let (style, _) = Style.read([
      "version": 8, "sources": [:],
      "layers": [
        ["id": "a", "type": "background", "minzoom": 3, "maxzoom": 5],
        ["id": "b", "type": "background", "layout": ["visibility": "none"]],
      ],
    ])
    #expect(
      [2.9, 3, 4.9, 5].map { style.layers[0].isDrawn(atZoom: $0) } == [false, true, true, false])
    #expect(!style.layers[1].isDrawn(atZoom: 4))
  }

  @Test("visibility can hang on the style's state")
  func visibility() {
    let (style, faults) = Style.read([
      "version": 8, "sources": [:], "state": ["shown": ["default": false]],
      "layers": [
        [
          "id": "a", "type": "background",
          "layout": [
            "visibility": ["case", ["boolean", ["global-state", "shown"]], "visible", "none"]
          ],
        ]
      ],
    ])
    #expect(faults == [])
    #expect(style.layers.first?.isVisible == false)
  }

  @Test("clusters gather their points' properties")
  func clusters() throws {
    let (style, faults) = Style.read([
      "version": 8, "layers": [],
      "sources": [
        "s": [
          "type": "geojson", "data": "x", "cluster": true,
          "clusterProperties": ["sum": ["+", ["get", "n"]]],
        ]
      ],
    ])
    #expect(faults == [])
    guard case .geoJSON(let source)? = style.sources["s"], let cluster = source.cluster else {
      Issue.record("no cluster")
      return
    }
    let property = try #require(cluster.properties.first)
    #expect(property.map.value(in: Self.context(["n": .number(3)])) == .number(3))
    var context = Self.context(["sum": .number(3)])
    context.accumulated = .number(4)
    #expect(property.reduce.value(in: context) == .number(7))
  }
}
