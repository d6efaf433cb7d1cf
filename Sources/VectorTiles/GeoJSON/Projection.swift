#if canImport(Glibc)
  internal import Glibc
#endif

/// Spherical Mercator with the very rounding of geojson-vt, so that tile units come out the same.
enum Projection {
  /// Degrees to the projected world.
  static func point(_ longitude: Double, _ latitude: Double) -> SIMD2<Double> {
    let sine = sin(latitude * .pi / 180)
    let y = 0.5 - 0.25 * log((1 + sine) / (1 - sine)) / .pi
    return SIMD2(longitude / 360 + 0.5, y < 0 ? 0 : y > 1 ? 1 : y)
  }

  /// A place in a tile, as JavaScript rounds it; what 32 bits do not hold becomes the nearest number that they do.
  static func tileUnits(
    _ point: SIMD2<Double>, zoom: Int, column: Int, row: Int, extent: Int
  ) -> SIMD2<Int32> {
    let side = Double(1 << zoom)
    let place = (point * side - SIMD2(Double(column), Double(row))) * Double(extent)
    return SIMD2(whole(place.x), whole(place.y))
  }

  private static func whole(_ value: Double) -> Int32 {
    let rounded = (value + 0.5).rounded(.down)
    if let exact = Int32(exactly: rounded) { return exact }
    return rounded > 0 ? .max : rounded < 0 ? .min : 0
  }
}
