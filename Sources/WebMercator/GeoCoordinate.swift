/// A place on the earth: WGS 84 degrees.
///
/// Any number can be held; `isValid` says whether it is a place.
public struct GeoCoordinate: Sendable, Hashable {
  /// Degrees north of the equator, −90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich; −180 to 180, and beyond where a line goes on across 180°.
  public var longitude: Double

  /// A place by degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether latitude is within ±90 and longitude within ±540, both finite.
  public var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 540 }

  /// The nearest place that is one: latitude clamped to ±90, longitude brought to −180…180.
  ///
  /// A number that is not finite counts as 0, but an infinite latitude as a pole.
  public var normalized: GeoCoordinate {
    GeoCoordinate(
      latitude: latitude.isNaN ? 0 : max(-90, min(90, latitude)),
      longitude: Self.normalizedLongitude(longitude))
  }

  /// The same meridian within −180…180; 180 and −180 stay as they are, what is not finite is 0.
  static func normalizedLongitude(_ degrees: Double) -> Double {
    if abs(degrees) <= 180 { return degrees }
    return degrees.isFinite ? degrees.remainder(dividingBy: 360) : 0
  }

  /// Degrees east from one meridian to another the short way, −180…180.
  static func longitudeDifference(from start: Double, to end: Double) -> Double {
    let difference = end - start
    if abs(difference) <= 180 { return difference }
    guard difference.isFinite else { return 0 }
    // Across 180° each part is measured from there, where the subtraction is exact.
    if start >= 90, start <= 180, end >= -180, end <= -90 { return (180 - start) + (end + 180) }
    if end >= 90, end <= 180, start >= -180, start <= -90 { return (end - 180) - (start + 180) }
    return difference.remainder(dividingBy: 360)
  }
}
