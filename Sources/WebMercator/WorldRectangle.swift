/// A box of the projected world, x eastward and y southward as in `WorldPoint`.
///
/// `minX` ≤ `maxX` always: a box that crosses 180° reaches out of 0…1, and one wider than 1 shows the world repeated.
public struct WorldRectangle: Sendable, Hashable {
  /// The western edge.
  public let minX: Double
  /// The northern edge.
  public let minY: Double
  /// The eastern edge.
  public let maxX: Double
  /// The southern edge.
  public let maxY: Double

  /// A box by its edges in any order; what is not a number counts as 0.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    let edges = [minX, minY, maxX, maxY].map { $0.isNaN ? 0 : $0 }
    self.minX = min(edges[0], edges[2])
    self.minY = min(edges[1], edges[3])
    self.maxX = max(edges[0], edges[2])
    self.maxY = max(edges[1], edges[3])
  }

  /// The box of degrees as a box of the map, latitudes clamped; x > 1 where it crosses 180°.
  public init(_ bounds: GeoBounds) {
    let northWest = WorldPoint(GeoCoordinate(latitude: bounds.north, longitude: bounds.west))
    let south = WorldPoint(GeoCoordinate(latitude: bounds.south, longitude: bounds.west)).y
    self.init(
      minX: northWest.x, minY: northWest.y,
      maxX: northWest.x + bounds.longitudeSpan / 360, maxY: south)
  }

  /// Across.
  public var width: Double { maxX - minX }
  /// Down.
  public var height: Double { maxY - minY }
  /// The middle.
  public var middle: WorldPoint { WorldPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  /// The box in degrees: clamped to the map, the whole world round where it is wider than that.
  public var bounds: GeoBounds {
    let south = WorldPoint(x: 0, y: max(0, min(1, maxY))).coordinate.latitude
    let north = WorldPoint(x: 0, y: max(0, min(1, minY))).coordinate.latitude
    guard width < 1 else { return GeoBounds(west: -180, south: south, east: 180, north: north) }
    var west = GeoCoordinate.normalizedLongitude((minX - 0.5) * 360)
    if west == 180 { west = -180 }
    let end = west + width * 360
    return GeoBounds(west: west, south: south, east: end > 180 ? end - 360 : end, north: north)
  }
}
