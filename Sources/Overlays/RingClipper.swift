internal import MapScene
internal import WebMercator

/// Cuts an area at a box: the inside of what is left, by the even-odd rule, is the same within the box.
///
/// I. E. Sutherland and G. W. Hodgman, "Reentrant polygon clipping", CACM 17 (1974).
struct RingClipper {
  private let box: Rectangle
  private let tolerance: Double

  /// A clipper that may move an outline by `tolerance` points.
  init(box: Rectangle, tolerance: Double) {
    self.box = box
    self.tolerance = tolerance
  }

  /// The ring within the box; empty where nothing is left.
  func clip(_ points: some Sequence<Point>) -> [Point] {
    var ring = simplified(points)
    if ring.allSatisfy(box.contains) { return ring }
    ring = cut(ring, keeps: { $0.x >= box.minX }, at: { $0.crossing(x: box.minX, to: $1) })
    ring = cut(ring, keeps: { $0.x <= box.maxX }, at: { $0.crossing(x: box.maxX, to: $1) })
    ring = cut(ring, keeps: { $0.y >= box.minY }, at: { $0.crossing(y: box.minY, to: $1) })
    return cut(ring, keeps: { $0.y <= box.maxY }, at: { $0.crossing(y: box.maxY, to: $1) })
  }

  private func simplified(_ points: some Sequence<Point>) -> [Point] {
    var simplifier = LineSimplifier(tolerance: tolerance)
    var kept: [Point] = []
    for point in points { simplifier.add(point) { kept.append($0) } }
    simplifier.finish { kept.append($0) }
    return kept
  }

  private func cut(
    _ ring: [Point], keeps: (Point) -> Bool, at crossing: (Point, Point) -> Point
  ) -> [Point] {
    guard var previous = ring.last else { return [] }
    var wasKept = keeps(previous)
    var result: [Point] = []
    result.reserveCapacity(ring.count)
    for point in ring {
      let isKept = keeps(point)
      if isKept != wasKept { result.append(crossing(previous, point)) }
      if isKept { result.append(point) }
      (previous, wasKept) = (point, isKept)
    }
    return result
  }
}

extension Point {
  fileprivate func crossing(x edge: Double, to end: Point) -> Point {
    Point(x: edge, y: y + (edge - x) / (end.x - x) * (end.y - y))
  }

  fileprivate func crossing(y edge: Double, to end: Point) -> Point {
    Point(x: x + (edge - y) / (end.y - y) * (end.x - x), y: edge)
  }
}
