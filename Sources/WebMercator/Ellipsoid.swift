#if canImport(Glibc)
  internal import Glibc
#endif

/// An ellipsoid of revolution, flattened at the poles, and the metres on it.
///
/// Coordinates are brought to places first (`GeoCoordinate.normalized`), so that every number has an answer.
public struct Ellipsoid: Sendable, Hashable {
  /// Metres from the middle to the equator.
  public let equatorialRadius: Double
  /// (equatorial radius − polar radius) / equatorial radius.
  public let flattening: Double

  private init(equatorialRadius: Double, flattening: Double) {
    self.equatorialRadius = equatorialRadius
    self.flattening = flattening
  }

  /// The earth of GPS and of web maps: NGA.STND.0036 (WGS 84), version 1.0.0, table 3.1.
  public static let wgs84 = Ellipsoid(equatorialRadius: 6_378_137, flattening: 1 / 298.257223563)

  /// Metres from the middle to a pole.
  public var polarRadius: Double { equatorialRadius * (1 - flattening) }
  /// Metres around the equator: 40,075,017 for WGS 84.
  public var equatorLength: Double { 2 * .pi * equatorialRadius }

  /// e² = f (2 − f).
  var eccentricitySquared: Double { flattening * (2 - flattening) }
  /// e′² = e² / (1 − e²).
  var secondEccentricitySquared: Double { eccentricitySquared / (1 - eccentricitySquared) }

  /// Metres along a meridian from one latitude to another, in degrees; negative southward.
  public func meridianArc(from start: Double, to end: Double) -> Double {
    func clean(_ latitude: Double) -> Double {
      GeoCoordinate(latitude: latitude, longitude: 0).normalized.latitude
    }
    let first = reducedLatitude(clean(start)).radians
    let last = reducedLatitude(clean(end)).radians
    let arc = GeodesicArc(
      start: first, span: last - first, kSquared: secondEccentricitySquared, flattening: flattening)
    return polarRadius * arc.length
  }

  /// Metres along the parallel of a latitude over a difference of longitude, both in degrees; negative westward.
  ///
  /// More than 360° goes round more than once; a difference that is not finite counts as 0.
  public func parallelArc(latitude: Double, degrees: Double) -> Double {
    degrees.isFinite ? parallelRadius(latitude: latitude) * (degrees * .pi / 180) : 0
  }

  /// Metres from the axis of the earth to the parallel of a latitude in degrees.
  func parallelRadius(latitude: Double) -> Double {
    let place = GeoCoordinate(latitude: latitude, longitude: 0).normalized
    return equatorialRadius * max(0, reducedLatitude(place.latitude).cosine)
  }

  /// β of tan β = (1 − f) tan φ: the latitude on the sphere that the ellipsoid is flattened from.
  func reducedLatitude(_ degrees: Double) -> Angle {
    let latitude = Angle(degrees: degrees)
    return Angle(sine: (1 - flattening) * latitude.sine, cosine: latitude.cosine).unit
  }
}
