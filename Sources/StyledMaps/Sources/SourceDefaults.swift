internal import JSON
internal import WebMercator

/// What a TileJSON says of a source (TileJSON 3.0).
struct SourceDefaults {
  var tiles: [String] = []
  var minimumZoom: Int?
  var maximumZoom: Int?
  var bounds: GeoBounds?
  var isTMS = false
  var attribution: String?

  /// Nothing is said.
  init() {}

  /// The members of a document; those of the wrong kind count as not there.
  init(_ json: JSONValue) {
    tiles = json["tiles"]?.arrayValue?.compactMap(\.stringValue) ?? []
    minimumZoom = Self.zoom(json["minzoom"])
    maximumZoom = Self.zoom(json["maxzoom"])
    bounds = Self.bounds(json["bounds"]?.arrayValue?.compactMap(\.numberValue))
    isTMS = json["scheme"]?.stringValue == "tms"
    attribution = json["attribution"]?.stringValue
  }

  private static func zoom(_ json: JSONValue?) -> Int? {
    json?.numberValue.map { Int(max(0, min(Double(TileCoordinate.zoomLimit), $0.rounded(.down)))) }
  }

  /// A box of four numbers, west, south, east, north; `nil` where they are none, or cover all.
  static func bounds(_ numbers: [Double]?) -> GeoBounds? {
    guard let numbers, numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[1] <= numbers[3],
      numbers[2] - numbers[0] < 360
    else { return nil }
    return GeoBounds(
      west: max(-180, numbers[0]), south: max(-90, numbers[1]), east: min(180, numbers[2]),
      north: min(90, numbers[3]))
  }
}
