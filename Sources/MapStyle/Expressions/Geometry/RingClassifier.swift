/// Tells outer rings from holes by the direction in which they run.
enum RingClassifier {
  /// Polygons: each outer ring with the holes that follow it; the first ring's direction is that of outer rings.
  static func polygons(_ rings: [[SIMD2<Double>]]) -> [[[SIMD2<Double>]]] {
    var polygons: [[[SIMD2<Double>]]] = []
    var isOuterPositive: Bool?
    for ring in rings {
      let area = signedArea(ring)
      guard area != 0 else { continue }
      isOuterPositive = isOuterPositive ?? (area > 0)
      if isOuterPositive == (area > 0) || polygons.isEmpty {
        polygons.append([ring])
      } else {
        polygons[polygons.count - 1].append(ring)
      }
    }
    return polygons
  }

  private static func signedArea(_ ring: [SIMD2<Double>]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
}
