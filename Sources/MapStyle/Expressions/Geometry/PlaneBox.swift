/// A rectangle around points; empty at first.
struct PlaneBox {
  var least = SIMD2<Double>(repeating: .infinity)
  var most = SIMD2<Double>(repeating: -.infinity)

  /// The box around points.
  init(_ points: some Sequence<SIMD2<Double>>) {
    for point in points { add(point) }
  }

  mutating func add(_ point: SIMD2<Double>) {
    least = pointwiseMin(least, point)
    most = pointwiseMax(most, point)
  }

  /// Whether this lies inside another one, and touches no side of it.
  func isInside(_ other: PlaneBox) -> Bool {
    all(least .> other.least) && all(most .< other.most)
  }

  /// A point moved by the world's side to where it's nearer to this box, where it is more than half a world away.
  func nearest(_ point: SIMD2<Double>, worldSize: Double) -> SIMD2<Double> {
    guard point.x < least.x || point.x > most.x else { return point }
    let half = worldSize / 2
    for side in [least.x, most.x] {
      if point.x - side > half { return SIMD2(point.x - worldSize, point.y) }
      if side - point.x > half { return SIMD2(point.x + worldSize, point.y) }
    }
    return point
  }
}
