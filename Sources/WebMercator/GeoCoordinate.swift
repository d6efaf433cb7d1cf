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
}
