#if canImport(Glibc)
  internal import Glibc
#endif

/// A point of the projected world: x 0 at 180° W to 1 at 180° E, y 0 at the north edge to 1 at the south edge.
///
/// Spherical ("web") Mercator, EPSG:3857, scaled to one; y grows southward. x may leave 0…1 for other copies of the
/// world; y does so only for points beyond the map's edge.
public struct WorldPoint: Sendable, Hashable {
  /// Eastward, 0…1 within the first copy of the world.
  public var x: Double
  /// Southward, 0…1 within the map.
  public var y: Double

  /// A point by its numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The greatest latitude of the square world map, in degrees.
  public static let latitudeLimit = 85.0511287798066

  /// Projects a coordinate; the latitude is clamped to ±`latitudeLimit`, a number that is not finite counts as 0.
  public init(_ coordinate: GeoCoordinate) {
    let longitude = coordinate.longitude.isFinite ? coordinate.longitude : 0
    let sine = sin(Self.clampedLatitude(coordinate.latitude) * .pi / 180)
    x = longitude / 360 + 0.5
    y = max(0, min(1, 0.5 - atanh(sine) / (2 * .pi)))
  }

  /// The latitude nearest to the given one that the map has; not a number counts as 0.
  static func clampedLatitude(_ latitude: Double) -> Double {
    latitude.isNaN ? 0 : max(-latitudeLimit, min(latitudeLimit, latitude))
  }

  /// The coordinate at this point; longitude goes on past ±180 in other copies of the world.
  public var coordinate: GeoCoordinate {
    GeoCoordinate(
      latitude: atan(sinh((0.5 - y) * 2 * .pi)) * 180 / .pi, longitude: (x - 0.5) * 360)
  }
}
