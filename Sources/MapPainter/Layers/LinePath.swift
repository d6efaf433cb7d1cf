internal import MapScene

/// The points of one line in pixels of the picture, without repeated ones.
struct LinePath {
  var points: [SIMD2<Float>] = []

  /// Pixels from the picture's corner that coordinates are brought to.
  private static let limit = SIMD2<Float>(repeating: 4_000_000)

  /// Takes the points of a part of `lines`; of a closed one the last is not the first again.
  mutating func take(_ lines: PointList, _ range: Range<Int>, scale: Float, isClosed: Bool) {
    points.removeAll(keepingCapacity: true)
    var last = SIMD2<Float>(repeating: .nan)
    for index in range {
      let point = (lines.points[index] * scale).clamped(
        lowerBound: -Self.limit, upperBound: Self.limit)
      let step = point - last
      if step.x * step.x + step.y * step.y < 1e-6 { continue }
      points.append(point)
      last = point
    }
    if isClosed, points.count > 1, let first = points.first {
      let step = first - last
      if step.x * step.x + step.y * step.y < 1e-6 { points.removeLast() }
    }
  }
}
