internal import JSON

/// Reads the geometry of GeoJSON (RFC 7946) into the projected world.
struct GeoJSONReader {
  private let splitsLines: Bool
  /// Squared, in the projected world.
  private let tolerance: Double
  private(set) var features = ProjectedFeatures()
  /// How many geometries meant nothing.
  private(set) var skippedCount = 0

  init(options: GeoJSONOptions) {
    splitsLines = options.tracksLineProgress
    let tolerance = options.worldTolerance(at: options.maximumZoom)
    self.tolerance = tolerance * tolerance
  }

  /// Adds the geometry of a feature; null and empty ones are none.
  mutating func add(_ geometry: JSONValue?, source: Int) {
    guard let geometry, !geometry.isNull else { return }
    if geometry["type"] == "GeometryCollection" {
      for member in geometry["geometries"]?.arrayValue ?? [] { add(member, source: source) }
      return
    }
    guard let (type, depth) = Self.shape(of: geometry),
      let coordinates = geometry["coordinates"]?.arrayValue
    else {
      skippedCount += 1
      return
    }
    if coordinates.isEmpty { return }
    guard addParts(coordinates, type: type, depth: depth) else {
      features.dropOpenFeature()
      skippedCount += 1
      return
    }
    if splitsLines, type == .lineString {
      features.endFeatureOfEachPart(source: source, type: type)
    } else {
      features.endFeature(source: source, type: type)
    }
  }

  /// The type of a geometry, and how many arrays its positions lie in; `nil` for an unknown one.
  static func shape(of geometry: JSONValue?) -> (type: GeometryType, depth: Int)? {
    switch geometry?["type"]?.stringValue {
    case "Point": (.point, 0)
    case "MultiPoint": (.point, 1)
    case "LineString": (.lineString, 1)
    case "MultiLineString": (.lineString, 2)
    case "Polygon": (.polygon, 2)
    case "MultiPolygon": (.polygon, 3)
    default: nil
    }
  }

  /// Adds all parts; false where something is no position.
  private mutating func addParts(
    _ coordinates: [JSONValue], type: GeometryType, depth: Int, polygon: Int = 0
  ) -> Bool {
    switch depth {
    case 0: return addPart([.array(coordinates)], type: type, polygon: polygon)
    case 1: return addPart(coordinates, type: type, polygon: polygon)
    default:
      for (index, member) in coordinates.enumerated() {
        guard let inner = member.arrayValue,
          addParts(inner, type: type, depth: depth - 1, polygon: depth == 3 ? index : polygon)
        else { return false }
      }
      return true
    }
  }

  private mutating func addPart(
    _ positions: [JSONValue], type: GeometryType, polygon: Int
  ) -> Bool {
    let start = features.points.count
    for position in positions {
      guard let longitude = position[0]?.numberValue, let latitude = position[1]?.numberValue,
        longitude.isFinite, latitude.isFinite
      else { return false }
      features.append(Projection.point(longitude, latitude), importance: 0)
    }
    guard features.points.count > start else { return true }
    if type != .point { rate(from: start) }
    let size = type == .point ? 0 : self.size(from: start, isRing: type == .polygon)
    features.endPart(
      like: ProjectedFeatures.Part(end: 0, size: size, progress: 0...size, polygon: polygon))
    return true
  }

  /// Rates the points of the line since `start`; its ends always stay.
  private mutating func rate(from start: Int) {
    let tolerance = tolerance
    features.points.withUnsafeBufferPointer { points in
      features.importances.withUnsafeMutableBufferPointer { importances in
        guard tolerance > 0 else { return }
        LineSimplification.rate(
          UnsafeBufferPointer(rebasing: points[start...]),
          into: UnsafeMutableBufferPointer(rebasing: importances[start...]), tolerance: tolerance)
      }
    }
    features.importances[start] = 1
    features.importances[features.importances.count - 1] = 1
  }

  /// The length of a line, or the area of a ring, in the projected world.
  private func size(from start: Int, isRing: Bool) -> Double {
    var size = 0.0
    var previous = features.points[start]
    for point in features.points[(start + 1)...] {
      let step = point - previous
      size +=
        isRing
        ? (previous.x * point.y - point.x * previous.y) / 2
        : (step.x * step.x + step.y * step.y).squareRoot()
      previous = point
    }
    return size.isFinite ? abs(size) : Double.greatestFiniteMagnitude
  }
}
