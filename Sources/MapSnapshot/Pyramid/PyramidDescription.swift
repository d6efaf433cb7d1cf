internal import JSON
internal import WebMercator

/// What a pyramid says of itself.
struct PyramidDescription: Sendable {
  /// Its name.
  var name: String
  /// `png`, `jpg` or `webp`.
  var format: String
  /// The box of the area.
  var bounds: GeoBounds
  /// The zooms.
  var zooms: ClosedRange<Int>
  /// Who is to be named.
  var attribution: String?

  /// The same for what these and the tiles of an earlier run cover.
  func joined(bounds other: GeoBounds?, zooms otherZooms: ClosedRange<Int>?) -> PyramidDescription {
    var joined = self
    if let other {
      joined.bounds = GeoBounds(
        west: min(bounds.west, other.west), south: min(bounds.south, other.south),
        east: max(bounds.east, other.east), north: max(bounds.north, other.north))
    }
    if let otherZooms {
      joined.zooms =
        min(zooms.lowerBound, otherZooms.lowerBound)...max(zooms.upperBound, otherZooms.upperBound)
    }
    return joined
  }

  /// The rows of an MBTiles' table `metadata` (MBTiles 1.3, Metadata).
  var fields: [String: String] {
    var fields = [
      "name": name, "format": format, "type": "baselayer", "version": "1",
      "bounds": boundsNumbers.map { "\($0)" }.joined(separator: ","),
      "center": centerNumbers.map { "\($0)" }.joined(separator: ","),
      "minzoom": "\(zooms.lowerBound)", "maxzoom": "\(zooms.upperBound)",
    ]
    fields["attribution"] = attribution
    return fields
  }

  /// The members of a PMTiles' metadata (PMTiles 3, section 5).
  var members: JSONObject {
    var members = JSONObject()
    members["name"] = .string(name)
    members["format"] = .string(format)
    members["type"] = .string("baselayer")
    if let attribution { members["attribution"] = .string(attribution) }
    return members
  }

  /// A TileJSON 3.0 beside the tiles of a folder.
  func tileJSON(ending: String) -> JSONValue {
    var members = JSONObject()
    members["tilejson"] = .string("3.0.0")
    members["name"] = .string(name)
    members["tiles"] = .array([.string("{z}/{x}/{y}\(ending)")])
    members["scheme"] = .string("xyz")
    members["minzoom"] = .number(Double(zooms.lowerBound))
    members["maxzoom"] = .number(Double(zooms.upperBound))
    members["bounds"] = .array(boundsNumbers.map { .number($0) })
    members["center"] = .array(centerNumbers.map { .number($0) })
    if let attribution { members["attribution"] = .string(attribution) }
    return .object(members)
  }

  private var boundsNumbers: [Double] {
    [bounds.west, bounds.south, bounds.east, bounds.north].map(Self.rounded)
  }

  private var centerNumbers: [Double] {
    let center = bounds.center
    return [
      Self.rounded(center.longitude), Self.rounded(center.latitude), Double(zooms.lowerBound),
    ]
  }

  /// To a centimetre, as maps need it.
  private static func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
}

extension TileArea {
  /// The box around all shapes within the first copy of the world.
  var bounds: GeoBounds {
    var box: (low: SIMD2<Double>, high: SIMD2<Double>)?
    func add(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
      guard low.x < 1 || high.x <= 1, high.x > 0 || low.x >= 0, low.x <= 1, high.x >= 0 else {
        return
      }
      let (low, high) = (low.clamped(), high.clamped())
      box = box.map { (pointwiseMin($0.low, low), pointwiseMax($0.high, high)) } ?? (low, high)
    }
    for shape in shapes {
      if case .box(let part) = shape {
        add(SIMD2(part.minX, part.minY), SIMD2(part.maxX, part.maxY))
      }
      for edge in shape.edges {
        let radius =
          if case .corridor(let corridor) = shape { corridor.radii(of: edge).most } else { 0.0 }
        add(
          pointwiseMin(edge.start, edge.end) - radius, pointwiseMax(edge.start, edge.end) + radius)
      }
    }
    guard let box else { return .world }
    let northWest = WorldPoint(x: box.low.x, y: box.low.y).coordinate
    let southEast = WorldPoint(x: box.high.x, y: box.high.y).coordinate
    return GeoBounds(
      west: northWest.longitude, south: southEast.latitude, east: southEast.longitude,
      north: northWest.latitude)
  }
}

extension SIMD2<Double> {
  fileprivate func clamped() -> SIMD2<Double> {
    pointwiseMax(SIMD2(0, 0), pointwiseMin(SIMD2(1, 1), self))
  }
}
