/// Cuts rings at the sides of a square, side by side (Sutherland and Hodgman 1974).
enum RingClipping {
  /// The part of a ring between `low` and `high` in both axes; the ring's last point does not repeat its first.
  static func part(of ring: [SIMD2<Double>], low: Double, high: Double) -> [SIMD2<Double>] {
    var ring = ring
    for axis in 0..<2 {
      ring = half(of: ring, axis: axis, side: low, sign: 1)
      ring = half(of: ring, axis: axis, side: high, sign: -1)
    }
    return ring
  }

  private static func half(of ring: [SIMD2<Double>], axis: Int, side: Double, sign: Double)
    -> [SIMD2<Double>]
  {
    guard var previous = ring.last else { return [] }
    var part: [SIMD2<Double>] = []
    for point in ring {
      let (before, after) = ((previous[axis] - side) * sign, (point[axis] - side) * sign)
      if (before < 0) != (after < 0) {
        part.append(previous + (point - previous) * (before / (before - after)))
      }
      if after >= 0 { part.append(point) }
      previous = point
    }
    return part
  }
}
