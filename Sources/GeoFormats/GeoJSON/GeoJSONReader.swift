internal import FoundationEssentials
internal import JSON
internal import WebMercator

/// Reads GeoJSON (RFC 7946) in one pass, coordinates straight into numbers; also one value a line (RFC 8142).
///
/// Members may stand in any order. Its order of coordinates, longitude first, is known here and nowhere else.
struct GeoJSONReader {
  var json: JSONReader
  var document = GeoDocument(format: .geoJSON)

  init(_ bytes: [UInt8]) {
    // RFC 8142 sets a record separator before each text, which JSON itself allows nowhere.
    let isSequence = bytes.contains(0x1E)
    json = JSONReader(isSequence ? bytes.map { $0 == 0x1E ? 0x20 : $0 } : bytes)
  }

  /// What an object says of itself, gathered until it is known what it is.
  struct Parts {
    var type: String?
    var coordinates = GeoJSONCoordinates.none
    var geometries: [GeoGeometry] = []
    var geometry: GeoGeometry?
    var properties = JSONObject()
    var line = 1
  }

  /// Reads all values of the text; the type of one that is no GeoJSON, or `nil` where all are.
  mutating func read() throws(JSONError) -> JSONValue? {
    repeat {
      guard try json.kind() == .object else { return .string("\(try json.kind())") }
      let parts = try readObject(isRoot: true)
      switch parts.type {
      case "FeatureCollection": break
      case "Feature": addFeature(parts)
      default:
        guard let type = parts.type, Self.geometryTypes.contains(type) else {
          return parts.type.map { .string($0) } ?? .null
        }
        if let geometry = geometry(of: parts) {
          document.features.append(GeoFeature(geometry: geometry))
        }
      }
    } while !json.isAtEnd()
    if document.features.isEmpty, document.skippedCount == 0 {
      document.warn("the GeoJSON has no feature")
    }
    return nil
  }

  private static let geometryTypes: Set<String> = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection",
  ]

  private mutating func readObject(isRoot: Bool = false) throws(JSONError) -> Parts {
    var parts = Parts()
    try json.beginObject()
    while let name = try json.nextName() {
      switch (name, try json.kind()) {
      case ("type", .string): parts.type = try json.string()
      case ("coordinates", .array): parts.coordinates = try readCoordinates()
      case ("geometries", .array): parts.geometries = try readGeometries()
      case ("geometry", .object): parts.geometry = geometry(of: try readObject())
      case ("properties", .object): parts.properties = try json.value().objectValue ?? JSONObject()
      case ("features", .array) where isRoot: try readFeatures()
      case ("name", .string) where isRoot: document.name = try json.string()
      case ("crs", .object) where isRoot: checkReferenceSystem(try json.value())
      default: try json.skip()
      }
    }
    return parts
  }

  private mutating func readFeatures() throws(JSONError) {
    try json.beginArray()
    while try json.nextElement() {
      guard try json.kind() == .object else {
        document.skip(.noGeometry, line: json.position.line)
        try json.skip()
        continue
      }
      addFeature(try readObject())
    }
  }

  private mutating func readGeometries() throws(JSONError) -> [GeoGeometry] {
    var geometries: [GeoGeometry] = []
    try json.beginArray()
    while try json.nextElement() {
      guard try json.kind() == .object else {
        try json.skip()
        continue
      }
      if let geometry = geometry(of: try readObject()) { geometries.append(geometry) }
    }
    return geometries
  }

  private mutating func addFeature(_ parts: Parts) {
    guard let geometry = parts.geometry else {
      // Where its places were bad, they are counted as such as well.
      return document.skip(.noGeometry, line: json.position.line)
    }
    var feature = GeoFeature(geometry: geometry)
    feature.takeProperties(parts.properties)
    document.features.append(feature)
  }

  private mutating func geometry(of parts: Parts) -> GeoGeometry? {
    guard let type = parts.type, Self.geometryTypes.contains(type) else {
      document.skip(.unknownKind, line: json.position.line)
      return nil
    }
    if type == "GeometryCollection" { return GeoGeometry(joining: parts.geometries) }
    guard let geometry = parts.coordinates.geometry(ofType: type) else {
      document.skip(.badNesting, line: json.position.line)
      return nil
    }
    return geometry.isEmpty ? nil : geometry
  }

  /// GeoJSON before RFC 7946 could name another reference system; its numbers would be no degrees.
  private mutating func checkReferenceSystem(_ value: JSONValue) {
    guard let name = value.value(at: "properties", "name")?.stringValue else { return }
    let known = ["CRS84", "EPSG::4326", "EPSG:4326"]
    if !known.contains(where: name.hasSuffix) {
      document.warn(
        "the GeoJSON says that its coordinates are of \(name.prefix(60)), "
          + "but they are read as WGS 84 degrees")
    }
  }
}

extension GeoGeometry {
  /// Whether there is no place in it.
  fileprivate var isEmpty: Bool {
    switch self {
    case .points(let points): points.isEmpty
    case .lines(let lines): lines.allSatisfy(\.isEmpty)
    case .polygons(let polygons): polygons.allSatisfy { $0.first?.isEmpty ?? true }
    case .collection(let parts): parts.allSatisfy(\.isEmpty)
    }
  }
}
