import TestSupport
import WebMercator

extension GeoCoordinate {
  /// Any place, as likely near a pole as elsewhere on a map of degrees.
  static func random(
    latitudes: ClosedRange<Double> = -90...90, using random: inout SeededGenerator
  ) -> GeoCoordinate {
    GeoCoordinate(
      latitude: .random(in: latitudes, using: &random),
      longitude: .random(in: -180...180, using: &random))
  }
}

extension Double {
  /// Numbers that broke programs before.
  static let odd: [Double] = [
    0, -0.0, 1, -1, .nan, .signalingNaN, .infinity, -.infinity, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1e308, -1e308, 1e19, -1e19, 9.3e18, 4.7e9, 2_147_483_648, 90, -90,
    90.00000000000003, -90.00000000000003, 180, -180, 179.99999999999997, 180.00000000000014, 360,
    540, -540, 541, 720, 85.0511287798066, -85.0511287798066, 85.05112877980659, 1e-300, 0.5, 145,
    .pi, .ulpOfOne, 65_535, 65_536, 40_075_017, 40_075_018,
  ]

  /// An odd number, or one of random bits.
  static func odd(using random: inout SeededGenerator) -> Double {
    if Bool.random(using: &random) { return odd.randomElement(using: &random) ?? 0 }
    return Double(bitPattern: random.next())
  }
}
