#if canImport(Glibc)
  internal import Glibc
#endif

/// Points sorted so that those near a place are found fast: a k-d tree without nodes.
///
/// Bentley, “Multidimensional binary search trees used for associative searching”, CACM 18, 1975.
/// The order in which points are found is that of kdbush, since clusters depend on it.
struct PointTree: Sendable {
  /// For each sorted point its index among the points given.
  private var indices: [Int]
  private var points: [SIMD2<Float>]
  private static let leafSize = 64

  init(_ points: [SIMD2<Float>]) {
    self.points = points
    indices = Array(points.indices)
    sort(0, points.count - 1, axis: 0)
  }

  /// The points within a box, edges with it.
  func range(_ minimum: SIMD2<Double>, _ maximum: SIMD2<Double>) -> [Int] {
    search(minimum, maximum) { point in
      point.x >= minimum.x && point.x <= maximum.x && point.y >= minimum.y && point.y <= maximum.y
    }
  }

  /// The points within a circle, edge with it.
  func within(_ center: SIMD2<Double>, radius: Double) -> [Int] {
    search(center - radius, center + radius) { point in
      let offset = point - center
      return offset.x * offset.x + offset.y * offset.y <= radius * radius
    }
  }

  private func search(
    _ minimum: SIMD2<Double>, _ maximum: SIMD2<Double>, _ isWanted: (SIMD2<Double>) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    var stack = [(left: 0, right: points.count - 1, axis: 0)]
    while let (left, right, axis) = stack.popLast() {
      guard right - left > Self.leafSize else {
        for place in stride(from: left, through: right, by: 1)
        where isWanted(SIMD2<Double>(points[place])) {
          found.append(indices[place])
        }
        continue
      }
      let middle = (left + right) / 2
      let point = SIMD2<Double>(points[middle])
      if isWanted(point) { found.append(indices[middle]) }
      if minimum[axis] <= point[axis] { stack.append((left, middle - 1, 1 - axis)) }
      if maximum[axis] >= point[axis] { stack.append((middle + 1, right, 1 - axis)) }
    }
    return found
  }

  /// Puts the middle point of a stretch in its place, and sorts both sides along the other axis.
  private mutating func sort(_ left: Int, _ right: Int, axis: Int) {
    guard right - left > Self.leafSize else { return }
    let middle = (left + right) / 2
    select(middle, left, right, axis: axis)
    sort(left, middle - 1, axis: 1 - axis)
    sort(middle + 1, right, axis: 1 - axis)
  }

  /// Moves smaller points before a place and larger ones behind it.
  ///
  /// Floyd and Rivest, “Algorithm 489: SELECT”, CACM 18, 1975.
  private mutating func select(_ wanted: Int, _ first: Int, _ last: Int, axis: Int) {
    var (left, right) = (first, last)
    while right > left {
      if right - left > 600 {
        let sample = Self.sample(wanted, left, right)
        select(wanted, sample.left, sample.right, axis: axis)
      }
      let end = partition(around: wanted, left, right, axis: axis)
      if end <= wanted { left = end + 1 }
      if wanted <= end { right = end - 1 }
    }
  }

  private mutating func partition(
    around wanted: Int, _ left: Int, _ right: Int, axis: Int
  ) -> Int {
    let pivot = points[wanted][axis]
    var (low, high) = (left, right)
    swap(left, wanted)
    if points[right][axis] > pivot { swap(left, right) }
    while low < high {
      swap(low, high)
      low += 1
      high -= 1
      while points[low][axis] < pivot { low += 1 }
      while points[high][axis] > pivot { high -= 1 }
    }
    if points[left][axis] == pivot {
      swap(left, high)
    } else {
      high += 1
      swap(high, right)
    }
    return high
  }

  private static func sample(_ wanted: Int, _ left: Int, _ right: Int) -> (left: Int, right: Int) {
    let count = Double(right - left + 1)
    let rank = Double(wanted - left + 1)
    let logarithm = log(count)
    let size = 0.5 * exp(2 * logarithm / 3)
    let deviation =
      0.5 * (logarithm * size * (count - size) / count).squareRoot() * (rank < count / 2 ? -1 : 1)
    let low = (Double(wanted) - rank * size / count + deviation).rounded(.down)
    let high = (Double(wanted) + (count - rank) * size / count + deviation).rounded(.down)
    return (max(left, Int(low)), min(right, Int(high)))
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    points.swapAt(one, other)
    indices.swapAt(one, other)
  }
}
