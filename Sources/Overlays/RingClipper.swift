internal import MapScene
internal import WebMercator

/// Cuts an area at a box: the inside of what is left, by the even-odd rule, is the same within the box.
///
/// I. E. Sutherland and G. W. Hodgman, "Reentrant polygon clipping", CACM 17 (1974).
struct RingClipper {
  private let box: Rectangle
  private let nearSquare: Double

  /// A clipper that treats points nearer than `near` points as one.
  init(box: Rectangle, near: Double) {
    self.box = box
    nearSquare = near * near
  }

  /// The ring within the box; empty where nothing is left.
  func clip(_ ring: [Point]) -> [Point] {
    var ring = thinned(ring)
    if isInside(ring) { return ring }
    ring = cut(ring, keeps: { $0.x >= box.minX }, at: { $0.crossing(x: box.minX, to: $1) })
    ring = cut(ring, keeps: { $0.x <= box.maxX }, at: { $0.crossing(x: box.maxX, to: $1) })
    ring = cut(ring, keeps: { $0.y >= box.minY }, at: { $0.crossing(y: box.minY, to: $1) })
    return cut(ring, keeps: { $0.y <= box.maxY }, at: { $0.crossing(y: box.maxY, to: $1) })
  }

  private func isInside(_ ring: [Point]) -> Bool {
    ring.allSatisfy {
      $0.x >= box.minX && $0.x <= box.maxX && $0.y >= box.minY && $0.y <= box.maxY
    }
  }

  private func thinned(_ ring: [Point]) -> [Point] {
    var kept: [Point] = []
    for point in ring {
      if let last = kept.last {
        let (awayX, awayY) = (point.x - last.x, point.y - last.y)
        if awayX * awayX + awayY * awayY < nearSquare { continue }
      }
      kept.append(point)
    }
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
