/// How important each point of a line is.
///
/// Douglas and Peucker, “Algorithms for the reduction of the number of points…”, Cartographica 10, 1973.
/// The line is looked at once; each zoom then takes the points that lie farther than its own tolerance from the line without them.
enum LineSimplification {
  /// Sets the importance, a squared distance, of the points between the ends of a line that lie farther than `tolerance` (squared).
  static func rate(
    _ points: UnsafeBufferPointer<SIMD2<Double>>,
    into importances: UnsafeMutableBufferPointer<Double>, tolerance: Double
  ) {
    // A list in place of recursion, whose depth a line of a file would decide.
    var stretches = [(first: 0, last: points.count - 1)]
    while let (first, last) = stretches.popLast() {
      guard let (pivot, distance) = farthest(points, first, last, tolerance) else { continue }
      importances[pivot] = distance
      if pivot - first > 1 { stretches.append((first, pivot)) }
      if last - pivot > 1 { stretches.append((pivot, last)) }
    }
  }

  /// The point that is farthest from the line between two others; of equal ones a later one that is nearer the middle.
  private static func farthest(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, _ first: Int, _ last: Int, _ tolerance: Double
  ) -> (pivot: Int, distance: Double)? {
    guard last - first > 1 else { return nil }
    // Three numbers a point, as in geojson-vt, decide which of two is nearer the middle.
    let middle = 3 * first + (3 * (last - first)) >> 1
    var nearest = 3 * (last - first)
    var (pivot, greatest) = (first, tolerance)
    for index in (first + 1)..<last {
      let distance = squaredDistance(points[index], points[first], points[last])
      if distance > greatest {
        (pivot, greatest) = (index, distance)
      } else if distance == greatest, abs(3 * index - middle) < nearest {
        (pivot, nearest) = (index, abs(3 * index - middle))
      }
    }
    return greatest > tolerance && pivot > first ? (pivot, greatest) : nil
  }

  /// The squared distance of a point from a segment.
  private static func squaredDistance(
    _ point: SIMD2<Double>, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> Double {
    var base = start
    let direction = end - start
    if direction.x != 0 || direction.y != 0 {
      let along = point - start
      let share =
        (along.x * direction.x + along.y * direction.y)
        / (direction.x * direction.x + direction.y * direction.y)
      if share > 1 {
        base = end
      } else if share > 0 {
        base += direction * share
      }
    }
    let offset = point - base
    return offset.x * offset.x + offset.y * offset.y
  }
}
