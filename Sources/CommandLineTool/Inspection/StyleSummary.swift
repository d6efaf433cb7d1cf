import JSON
import MapSnapshot
import MapStyle
import StyledMaps

/// What is in a style.
struct StyleSummary: Sendable {
  /// How the user named it.
  let location: String
  private let style: Style
  private let faults: [StyleFault]

  /// A summary of a document; `nil` where it is no style.
  init?(of document: JSONValue, location: String) {
    let hasParts = document["sources"]?.objectValue != nil || document["layers"]?.arrayValue != nil
    guard document["version"] != nil, hasParts else { return nil }
    self.location = location
    (style, faults) = Style.read(document)
  }

  /// For machines.
  var json: JSONValue {
    var object = JSONObject()
    object["location"] = .string(location)
    object["kind"] = "style"
    object["name"] = style.name.map(JSONValue.string)
    object["camera"] = cameraJSON
    object["sources"] = .array(
      sources.map { id, source in
        ["id": .string(id), "type": .string(source.type), "place": .string(source.place)]
      })
    var types = JSONObject()
    for (type, count) in layerTypes { types[type] = .number(Double(count)) }
    object["layers"] = ["count": .number(Double(style.layers.count)), "byType": .object(types)]
    object["sprites"] = .array(
      style.sprites.map { ["id": .string($0.id), "url": .string($0.url)] })
    object["glyphs"] = style.glyphs.map(JSONValue.string) ?? .null
    object["notDrawn"] = .array(StyleSupport.warnings(of: style).map(JSONValue.string))
    object["faults"] = .array(faults.map { .string($0.description) })
    return .object(object)
  }

  /// For a person.
  var text: String {
    var table = InspectionTable(title: location)
    table.add("format", "MapLibre style")
    table.add("name", style.name)
    table.add("camera", cameraText)
    table.add("sources", sources.map { "\($0.id): \($0.source.type), \($0.source.place)" })
    let types = layerTypes.map { "\($0.count.grouped) \($0.type)" }.joined(separator: ", ")
    table.add("layers", style.layers.count.grouped + (types.isEmpty ? "" : ": \(types)"))
    table.add("sprite", style.sprites.map(\.url))
    table.add("glyphs", style.glyphs ?? "none; fonts of the system are taken")
    table.add("not drawn", StyleSupport.warnings(of: style))
    table.add("faults", faults.map(\.description))
    return table.text
  }

  private var sources: [(id: String, source: StyleSource)] {
    style.sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How many layers of each type there are, the most first.
  private var layerTypes: [(type: String, count: Int)] {
    Dictionary(grouping: style.layers) { $0.kind.word }.map { ($0.key, $0.value.count) }
      .sorted { ($1.count, $0.type) < ($0.count, $1.type) }
  }

  private var cameraText: String? {
    let camera = style.camera
    let turns = [("bearing", camera.bearing), ("pitch", camera.pitch), ("roll", camera.roll)]
    let parts =
      [camera.center.map { "\($0.y.plain),\($0.x.plain)" }, camera.zoom.map { "zoom \($0.plain)" }]
      .compactMap(\.self) + turns.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.plain)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var cameraJSON: JSONValue {
    let camera = style.camera
    return [
      "center": camera.center.map { [.number($0.y), .number($0.x)] } ?? .null,
      "zoom": camera.zoom.map(JSONValue.number) ?? .null, "bearing": .number(camera.bearing),
      "pitch": .number(camera.pitch), "roll": .number(camera.roll),
    ]
  }
}

extension StyleSource {
  /// The type, as styles call it.
  var type: String {
    switch self {
    case .vector: "vector"
    case .raster: "raster"
    case .rasterDEM: "raster-dem"
    case .geoJSON: "geojson"
    case .image: "image"
    case .video: "video"
    }
  }

  /// Where its data is.
  var place: String {
    switch self {
    case .vector(let source): source.tileSource.place
    case .raster(let source): source.tileSource.place
    case .rasterDEM(let source): source.tileSource.place
    case .geoJSON(let source): source.place
    case .image(let source): source.url
    case .video(let source): source.urls.joined(separator: " ")
    }
  }
}

extension GeoJSONSource {
  fileprivate var place: String {
    switch data {
    case .url(let url): url
    case .inline: "in the style"
    }
  }
}

extension TileSourceDescription {
  fileprivate var place: String { url ?? tiles.joined(separator: " ") }
}

extension StyleLayer.Kind {
  /// The type, as styles call it.
  var word: String {
    switch self {
    case .background: "background"
    case .fill: "fill"
    case .line: "line"
    case .circle: "circle"
    case .raster: "raster"
    case .symbol: "symbol"
    case .heatmap: "heatmap"
    case .hillshade: "hillshade"
    case .colorRelief: "color-relief"
    case .fillExtrusion: "fill-extrusion"
    }
  }
}
