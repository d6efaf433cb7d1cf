internal import JSON

extension StyleSpecification {
  /// The types of sources, in the order of the specification.
  static let sourceTypes = ["vector", "raster", "raster-dem", "geojson", "video", "image"]

  /// The members of a type of source; whether others may stand beside them; `nil` for types that there are not.
  static func source(
    of type: String
  ) -> (members: [PropertySpecification], allowsOthers: Bool)? {
    switch type {
    case "vector": (vectorSource, true)
    case "raster": (rasterSource, true)
    case "raster-dem": (rasterDEMSource, true)
    case "geojson": (geoJSONSource, false)
    case "video": (videoSource, false)
    case "image": (imageSource, false)
    default: nil
    }
  }

  private static let tiles: [PropertySpecification] = [
    .init("url", .string),
    .init("tiles", .array(.string, length: nil)),
    .init(
      "bounds", .array(.number, length: 4), default: [-180, -85.051129, 180, 85.051129]),
    .init("minzoom", .number, default: 0),
    .init("maxzoom", .number, default: 22),
    .init("attribution", .string),
    .init("volatile", .boolean, default: false),
  ]
  private static let scheme = PropertySpecification(
    "scheme", .enumeration, default: "xyz", values: ["xyz", "tms"])
  private static let tileSize = PropertySpecification("tileSize", .number, default: 512)
  private static let corners = PropertySpecification(
    "coordinates", .array(.array(.number, length: 2), length: 4), isRequired: true)

  private static func type(_ word: String) -> PropertySpecification {
    PropertySpecification("type", .enumeration, values: [word], isRequired: true)
  }

  private static let vectorSource =
    [
      type("vector"), scheme, .init("promoteId", .any),
      .init("encoding", .enumeration, default: "mvt", values: ["mvt", "mlt"]),
    ] + tiles
  private static let rasterSource = [type("raster"), scheme, tileSize] + tiles
  private static let rasterDEMSource =
    [
      type("raster-dem"), tileSize,
      .init(
        "encoding", .enumeration, default: "mapbox", values: ["terrarium", "mapbox", "custom"]),
      .init("redFactor", .number, default: 1), .init("blueFactor", .number, default: 1),
      .init("greenFactor", .number, default: 1), .init("baseShift", .number, default: 0),
    ] + tiles
  private static let geoJSONSource: [PropertySpecification] = [
    type("geojson"),
    .init("data", .any, isRequired: true),
    .init("maxzoom", .number, default: 18),
    .init("attribution", .string),
    .init("buffer", .number, default: 128, minimum: 0, maximum: 512),
    .init("filter", .any),
    .init("tolerance", .number, default: 0.375),
    .init("cluster", .boolean, default: false),
    .init("clusterRadius", .number, default: 50, minimum: 0),
    .init("clusterMaxZoom", .number),
    .init("clusterMinPoints", .number),
    .init("clusterProperties", .any),
    .init("lineMetrics", .boolean, default: false),
    .init("generateId", .boolean, default: false),
    .init("promoteId", .any),
  ]
  private static let videoSource = [
    type("video"), .init("urls", .array(.string, length: nil), isRequired: true), corners,
  ]
  private static let imageSource = [
    type("image"), .init("url", .string, isRequired: true), corners,
  ]
}
