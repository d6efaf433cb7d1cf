internal import JSON

/// A geometry of GeoJSON in longitude and latitude, split into single parts.
enum GeoJSONShape: Sendable {
  case point(SIMD2<Double>)
  case line([SIMD2<Double>])
  case polygon([[SIMD2<Double>]])

  /// The single parts of a geometry, a feature or a collection of features; `nil` where the JSON is none of them.
  static func shapes(_ json: JSONValue) -> [GeoJSONShape]? {
    switch json["type"]?.stringValue {
    case "FeatureCollection":
      var shapes: [GeoJSONShape] = []
      for feature in json["features"]?.arrayValue ?? [] {
        shapes += Self.geometry(feature["geometry"] ?? .null) ?? []
      }
      return shapes
    case "Feature": return geometry(json["geometry"] ?? .null)
    default: return geometry(json)
    }
  }

  private static func geometry(_ json: JSONValue) -> [GeoJSONShape]? {
    guard let coordinates = json["coordinates"] else { return nil }
    let list = coordinates.arrayValue ?? []
    switch json["type"]?.stringValue {
    case "Point": return position(coordinates).map { [.point($0)] }
    case "MultiPoint": return list.compactMap(position).map { .point($0) }
    case "LineString": return [.line(positions(coordinates))]
    case "MultiLineString": return list.map { .line(positions($0)) }
    case "Polygon": return [.polygon(list.map(positions))]
    case "MultiPolygon":
      return list.map { .polygon(($0.arrayValue ?? []).map(positions)) }
    default: return nil
    }
  }

  private static func positions(_ json: JSONValue) -> [SIMD2<Double>] {
    (json.arrayValue ?? []).compactMap(position)
  }

  private static func position(_ json: JSONValue) -> SIMD2<Double>? {
    guard let longitude = json[0]?.numberValue, let latitude = json[1]?.numberValue else {
      return nil
    }
    return SIMD2(longitude, latitude)
  }
}
