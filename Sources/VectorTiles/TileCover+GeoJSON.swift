public import JSON
internal import WebMercator

extension TileCover {
  /// Adds the tiles that a GeoJSON touches; what is no geometry adds none.
  public mutating func add(_ json: JSONValue) {
    for feature in json["features"]?.arrayValue ?? [] { add(feature) }
    if let geometry = json["geometry"] { add(geometry) }
    for geometry in json["geometries"]?.arrayValue ?? [] { add(geometry) }
    let coordinates = json["coordinates"] ?? .null
    switch json["type"]?.stringValue {
    case "Point": Self.places(.array([coordinates])).forEach { add($0) }
    case "MultiPoint": Self.places(coordinates).forEach { add($0) }
    case "LineString": add(line: Self.places(coordinates))
    case "MultiLineString": coordinates.arrayValue?.forEach { add(line: Self.places($0)) }
    case "Polygon": add(polygon: Self.rings(coordinates))
    case "MultiPolygon": coordinates.arrayValue?.forEach { add(polygon: Self.rings($0)) }
    default: break
    }
  }

  private static func rings(_ json: JSONValue) -> [[GeoCoordinate]] {
    (json.arrayValue ?? []).map { places($0) }
  }

  private static func places(_ json: JSONValue) -> [GeoCoordinate] {
    (json.arrayValue ?? []).compactMap { position in
      guard let longitude = position[0]?.numberValue, let latitude = position[1]?.numberValue else {
        return nil
      }
      return GeoCoordinate(latitude: latitude, longitude: longitude)
    }
  }
}
