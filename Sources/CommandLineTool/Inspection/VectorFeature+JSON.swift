import JSON
import VectorTiles

extension VectorFeature {
  /// The feature as GeoJSON has it, but in tile units, y downward.
  var json: JSONValue {
    var object = JSONObject()
    object["type"] = "Feature"
    object["id"] = id?.json
    object["geometry"] = geometryJSON
    var members = JSONObject()
    for (key, value) in properties { members[key] = value.json }
    object["properties"] = .object(members)
    return .object(object)
  }

  private var geometryJSON: JSONValue {
    var geometry = TileGeometry()
    self.geometry(into: &geometry)
    guard geometry.partCount > 0 else { return .null }
    let parts = (0..<geometry.partCount).map { Array(geometry.points[geometry.range(of: $0)]) }
    switch type {
    case .unknown: return .null
    case .point: return Self.geometry("Point", parts.joined().map(Self.json))
    case .lineString: return Self.geometry("LineString", parts.map { .array($0.map(Self.json)) })
    case .polygon: return Self.geometry("Polygon", Self.polygons(of: parts))
    }
  }

  /// One thing by its name, several as `Multi…`.
  private static func geometry(_ type: String, _ parts: [JSONValue]) -> JSONValue {
    let isOne = parts.count == 1
    return [
      "type": .string(isOne ? type : "Multi\(type)"),
      "coordinates": isOne ? parts.first ?? .null : .array(parts),
    ]
  }

  /// Rings as polygons: each that runs as the first does begins one, others are holes (specification 2.1, section 4.3.4).
  private static func polygons(of rings: [[SIMD2<Int32>]]) -> [JSONValue] {
    var polygons: [[JSONValue]] = []
    var outerIsPositive: Bool?
    for ring in rings {
      let area = doubledArea(of: ring)
      guard area != 0 else { continue }
      let closed = JSONValue.array((ring + ring.prefix(1)).map(json))
      if outerIsPositive ?? (area > 0) == (area > 0) {
        outerIsPositive = area > 0
        polygons.append([closed])
      } else {
        polygons[polygons.count - 1].append(closed)
      }
    }
    return polygons.map { .array($0) }
  }

  private static func doubledArea(of ring: [SIMD2<Int32>]) -> Double {
    var area = 0.0
    for (point, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      area += Double(point.x) * Double(next.y)
      area -= Double(next.x) * Double(point.y)
    }
    return area
  }

  private static func json(_ point: SIMD2<Int32>) -> JSONValue {
    [.number(Double(point.x)), .number(Double(point.y))]
  }

  /// For a person: `area, 2 parts, 45 points: class=lake, name=…`.
  var text: String {
    var geometry = TileGeometry()
    self.geometry(into: &geometry)
    let number = id.map { " \($0.json.serialized())" } ?? ""
    let parts = geometry.partCount == 1 ? "" : ", \(geometry.partCount) parts"
    let points = geometry.points.count
    let values = properties.map { key, value in
      let json = value.json
      return "\(key)=\(json.stringValue ?? json.serialized())"
    }
    return "\(type.word)\(number)\(parts), \(points) \(points == 1 ? "point" : "points")"
      + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
  }
}

extension GeometryType {
  /// What it is, for a person.
  var word: String {
    switch self {
    case .unknown: "unknown"
    case .point: "point"
    case .lineString: "line"
    case .polygon: "area"
    }
  }
}

extension PropertyValue {
  /// The value in a document.
  var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .composite(let value): value
    }
  }
}
