/// Goes along a line from point to point.
struct LineWalk {
  private let points: [SIMD2<Float>]
  private let count: Int
  private let isClosed: Bool
  private var index = 0
  private var following: SIMD2<Double>?
  /// The point that was visited last, or one on the way from it.
  var current: SIMD2<Double>?

  /// The cosine of half of 75°.
  private static let sharpest = 0.793_353_340_291_235_2

  /// A line by its points; a closed one comes back to its first point.
  init(_ points: [SIMD2<Float>], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
    count = isClosed ? points.count + 1 : points.count
    if isClosed, let last = points.last {
      let last = SIMD2<Double>(last)
      current = last
      following = Self.normal(from: last, to: point(0))
    }
  }

  /// A point by its place on the way; a closed line goes on at its start.
  private func point(_ index: Int) -> SIMD2<Double> {
    SIMD2<Double>(points[index < points.count ? index : index - points.count])
  }

  /// A point of the line with what comes before and after.
  struct Bend {
    let point: SIMD2<Double>
    let before: SIMD2<Double>?
    let after: SIMD2<Double>?
    /// The right-hand directions of the parts before and after, where y is downward.
    let prior: SIMD2<Double>
    let following: SIMD2<Double>
    /// The direction between them; nothing where the line turns back.
    let normal: SIMD2<Double>
    let cosineOfHalf: Double
    let isFirst: Bool
    let isLast: Bool
    let isClosed: Bool

    /// How long the corner's miter is, in line widths.
    var miter: Double { cosineOfHalf != 0 ? 1 / cosineOfHalf : .infinity }
    var turnsLeft: Bool { prior.x * following.y - prior.y * following.x > 0 }
    var isSharp: Bool { cosineOfHalf < LineWalk.sharpest && before != nil && after != nil }
  }

  /// The next point.
  mutating func next() -> Bend? {
    guard index < count else { return nil }
    let point = point(index)
    let isLast = index == count - 1
    let after = isLast && !isClosed ? nil : self.point(index + 1)
    let before = current
    let own = after.map { Self.normal(from: point, to: $0) }
    let prior = following ?? own ?? SIMD2()
    let next = own ?? prior
    var normal = prior + next
    let size = (normal * normal).sum().squareRoot()
    if size > 1e-9 { normal /= size } else { normal = SIMD2() }
    defer {
      index += 1
      following = next
      current = point
    }
    return Bend(
      point: point, before: before, after: after, prior: prior, following: next, normal: normal,
      cosineOfHalf: (normal * next).sum(), isFirst: index == 0, isLast: isLast, isClosed: isClosed)
  }

  private static func normal(from start: SIMD2<Double>, to end: SIMD2<Double>) -> SIMD2<Double> {
    let step = end - start
    let length = (step * step).sum().squareRoot()
    return length > 0 ? SIMD2(-step.y, step.x) / length : SIMD2(0, 1)
  }
}
