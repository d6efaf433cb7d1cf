/// A box of degrees; where west > east it crosses 180°.
public struct GeoBounds: Sendable, Hashable {
  /// The western edge, degrees.
  public var west: Double
  /// The southern edge, degrees.
  public var south: Double
  /// The eastern edge, degrees; less than `west` where the box crosses 180°.
  public var east: Double
  /// The northern edge, degrees.
  public var north: Double

  /// A box by its four edges, in degrees.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// All that the square world map shows.
  public static let world = GeoBounds(
    west: -180, south: -WorldPoint.latitudeLimit, east: 180, north: WorldPoint.latitudeLimit)

  /// Whether the box goes from a greater longitude eastward over 180° to a lesser one.
  public var crossesAntimeridian: Bool { west > east }

  /// Degrees from the western edge eastward to the eastern one, 0 to 360.
  public var longitudeSpan: Double {
    let span = east - west
    guard span.isFinite else { return 0 }
    if span >= 0 { return min(360, span) }
    // Measured from 180°, where both parts are exact.
    if west <= 180, east >= -180 { return (180 - west) + (east + 180) }
    let rest = span.truncatingRemainder(dividingBy: 360)
    return rest == 0 ? 0 : rest + 360
  }

  /// The middle by degrees (on the Mercator map the middle is another); longitude within −180…180.
  public var center: GeoCoordinate {
    GeoCoordinate(
      latitude: (south + north) / 2,
      longitude: GeoCoordinate.normalizedLongitude(west + longitudeSpan / 2))
  }

  /// The box of the same latitudes that goes round the other side of the world.
  ///
  /// For a box whose corners were given without saying which way: New Zealand or all but New Zealand.
  public var otherWayRound: GeoBounds {
    GeoBounds(west: east, south: south, east: west, north: north)
  }

  /// Whether a place lies in the box or on its edge.
  public func contains(_ coordinate: GeoCoordinate) -> Bool {
    guard coordinate.isValid, coordinate.latitude >= south, coordinate.latitude <= north else {
      return false
    }
    let longitude = GeoCoordinate.normalizedLongitude(coordinate.longitude)
    let fromWest = GeoBounds(west: west, south: 0, east: longitude, north: 0).longitudeSpan
    return (fromWest == 360 ? 0 : fromWest) <= longitudeSpan
  }

  /// The box in one part, or in two that meet at 180° where it crosses that.
  public var parts: [GeoBounds] {
    guard crossesAntimeridian else { return [self] }
    return [
      GeoBounds(west: west, south: south, east: 180, north: north),
      GeoBounds(west: -180, south: south, east: east, north: north),
    ]
  }
}
