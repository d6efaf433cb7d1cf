import JSON
import MapStyle
import Testing

/// What is wrong in a style is said with its place, all at once.
struct StyleFaultTests {
  /// A style with one layer more than a background.
  private static func faults(
    layer: JSONValue = ["id": "a", "type": "background"], sources: JSONValue = [:],
    others: [(String, JSONValue)] = []
  ) -> [String] {
    var root = JSONObject()
    root["version"] = 8
    root["sources"] = sources
    root["layers"] = [layer]
    for (name, value) in others { root[name] = value }
    return Style.read(.object(root)).faults.map(\.description)
  }

  private static let vector: JSONValue = ["s": ["type": "vector", "tiles": ["t/{z}/{x}/{y}"]]]

  private static func fill(_ members: (String, JSONValue)...) -> JSONValue {
    var layer = JSONObject()
    for (name, value) in [
      ("id", "a"), ("type", "fill"), ("source", "s"), ("source-layer", "l"),
    ] as [(String, JSONValue)] + members { layer[name] = value }
    return .object(layer)
  }

  @Test("a right style has no fault")
  func right() {
    #expect(Self.faults() == [])
    #expect(Self.faults(layer: Self.fill(), sources: Self.vector) == [])
  }

  @Test("what is no object, or misses what it must have, is told")
  func root() {
    #expect(Style.read(3).faults.first?.description == "object expected, number found")
    let faults = Style.read([:]).faults.map(\.description)
    #expect(faults.contains("missing required property \"version\""))
    #expect(faults.contains("missing required property \"sources\""))
    #expect(faults.contains("missing required property \"layers\""))
    #expect(Self.faults(others: [("version", 7)]) == ["version: expected one of [8], 7 found"])
    #expect(
      Self.faults(others: [("zoom", "far")]) == ["zoom: number expected, string found"])
    #expect(
      Self.faults(others: [("center", [1])])
        == ["center: array length 2 expected, length 1 found"])
  }

  @Test(
    "members that the specification does not know are warned of at the root, and refused in layers' properties"
  )
  func unknown() {
    let (_, faults) = Style.read(["version": 8, "sources": [:], "layers": [], "owner": "me"])
    #expect(faults.map(\.description) == ["owner: unknown property \"owner\""])
    #expect(faults.allSatisfy { $0.isWarning })
    #expect(
      Self.faults(layer: Self.fill(("paint", ["fil-color": "red"])), sources: Self.vector)
        == ["layers[0].paint.fil-color: unknown property \"fil-color\""])
    #expect(
      Self.faults(
        layer: Self.fill(("paint", ["fill-color-transition": ["duration": 0]])),
        sources: Self.vector) == [])
  }

  @Test("all faults of a layer's properties are told, each with its place")
  func properties() {
    let paint: JSONValue = [
      "fill-color": "redd", "fill-opacity": 2, "fill-antialias": "yes",
      "fill-translate-anchor": "sky", "fill-translate": [1, "x"],
    ]
    #expect(
      Set(Self.faults(layer: Self.fill(("paint", paint)), sources: Self.vector)) == [
        "layers[0].paint.fill-color: color expected, \"redd\" found",
        "layers[0].paint.fill-opacity: 2 is greater than the maximum value 1",
        "layers[0].paint.fill-antialias: boolean expected, string found",
        "layers[0].paint.fill-translate-anchor: expected one of [map, viewport], \"sky\" found",
        "layers[0].paint.fill-translate[1]: number expected, string found",
      ])
  }

  @Test("faults of expressions and filters have their place within them")
  func expressions() {
    func paint(_ color: JSONValue) -> [String] {
      Self.faults(layer: Self.fill(("paint", ["fill-color": color])), sources: Self.vector)
    }
    #expect(
      paint(["match", ["get", "x"], "a", ["rgb", 0, 0], "black"]) == [
        "layers[0].paint.fill-color[2]: Expected arguments of type (number, number, number), but found (number, number) instead."
      ])
    #expect(
      paint(["interpolate", ["linear"], ["zoom"], 5, "red", 4, "blue"]) == [
        "layers[0].paint.fill-color[5]: Input/output pairs for \"interpolate\" expressions must be arranged with input values in strictly ascending order."
      ])
    #expect(
      Self.faults(
        layer: Self.fill(("filter", ["all", ["==", ["get", "x"]]])), sources: Self.vector)
        == ["layers[0].filter[1]: Expected two or three arguments."])
    #expect(
      Self.faults(layer: Self.fill(("filter", ["all", ["in"]])), sources: Self.vector).count == 1)
    #expect(
      paint(["stops": [[0, "red"], [1]]]) == [
        "layers[0].paint.fill-color.stops[1]: array expected, with an input and an output"
      ])
  }

  @Test("layers without what they are drawn from are told")
  func sources() {
    let faults = Self.faults
    #expect(
      faults(["id": "a", "type": "fill"], [:], []) == [
        "layers[0]: missing required property \"source\""
      ])
    #expect(
      faults(Self.fill(), [:], []) == ["layers[0].source: source \"s\" not found"])
    #expect(
      faults(["id": "a", "type": "fill", "source": "s"], Self.vector, []) == [
        "layers[0]: layer \"a\" must specify a \"source-layer\""
      ])
    #expect(
      faults(["id": "a", "type": "raster", "source": "s"], Self.vector, []) == [
        "layers[0]: layer \"a\" requires a raster source"
      ])
    #expect(
      faults(["id": "a", "type": "cloud"], [:], []).first?.hasPrefix(
        "layers[0].type: expected one of [fill, line, symbol") == true)
    #expect(
      faults(["id": "a", "type": "background"], ["s": ["type": "wms"]], []) == [
        "sources.s.type: expected one of [vector, raster, raster-dem, geojson, video, image], \"wms\" found"
      ])
    #expect(
      faults(["id": "a", "type": "background"], ["s": ["type": "geojson", "dat": 1]], []) == [
        "sources.s.dat: unknown property \"dat\"",
        "sources.s: missing required property \"data\"",
      ])
    #expect(
      faults(["id": "a", "type": "background"], ["s": ["type": "vector", "url": "a b"]], []) == [
        "sources.s.url: url expected, \"a b\" found"
      ])
  }

  @Test("a second layer of one id is told, and a bad layer does not lose the others")
  func layers() {
    let background: JSONValue = ["id": "a", "type": "background"]
    let (style, faults) = Style.read([
      "version": 8, "sources": [:],
      "layers": [background, 7, background, ["id": "b", "type": "background"]],
    ])
    #expect(style.layers.map(\.id) == ["a", "b"])
    #expect(
      faults.map(\.description) == [
        "layers[1]: object expected, number found",
        "layers[2]: duplicate layer id \"a\", previously used at layers[0]",
      ])
  }

  @Test("layers of old styles take from the layer that they refer to")
  func references() {
    let (style, faults) = Style.read([
      "version": 8, "sources": Self.vector,
      "layers": [
        Self.fill(("minzoom", 3)), ["id": "b", "ref": "a", "paint": ["fill-color": "red"]],
        ["id": "c", "ref": "x"],
      ],
    ])
    #expect(style.layers.map(\.id) == ["a", "b"])
    #expect(style.layers.last?.source == "s")
    #expect(style.layers.last?.minimumZoom == 3)
    #expect(faults.map(\.description) == ["layers[2]: ref layer \"x\" not found"])
  }

  @Test("sprites and glyphs are checked")
  func sprites() {
    #expect(
      Self.faults(others: [
        ("sprite", [["id": "x", "url": "u"], ["id": "x", "url": "v"], ["id": "y"]])
      ]) == [
        "sprite[1]: all the sprites' ids must be unique, but \"x\" is duplicated",
        "sprite[2]: missing required property \"url\"",
      ])
    #expect(
      Self.faults(others: [("glyphs", "fonts/{fontstack}.pbf")]) == [
        "glyphs: \"glyphs\" url must include a \"{range}\" token"
      ])
  }
}
