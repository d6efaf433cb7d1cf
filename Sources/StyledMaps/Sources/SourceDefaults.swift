internal import JSON
internal import TileStore
internal import WebMercator

/// What a TileJSON says of a source (TileJSON 3.0); the style's own words count before.
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
    let fields = MetadataFields(json.objectValue ?? JSONObject())
    tiles = fields["tiles"]?.arrayValue?.compactMap(\.stringValue) ?? []
    minimumZoom = fields.zoom("minzoom")
    maximumZoom = fields.zoom("maxzoom")
    bounds = fields.bounds
    isTMS = fields.text("scheme") == "tms"
    attribution = fields.text("attribution")
  }
}
