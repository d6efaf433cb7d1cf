/// Points, lines and polygons in a plane; rings repeat their first point at the end.
enum PlanarGeometry {
  typealias Point = SIMD2<Double>

  /// Whether a point lies inside a polygon by the even-odd rule; on its boundary as `boundary` says.
  static func contains(_ rings: [[Point]], _ point: Point, boundary: Bool = false) -> Bool {
    var isInside = false
    for ring in rings {
      for (first, second) in zip(ring, ring.dropFirst()) {
        if isOnSegment(point, first, second) { return boundary }
        if crosses(point, first, second) { isInside.toggle() }
      }
    }
    return isInside
  }

  /// Whether two segments cross each other at an inner point of both.
  static func intersect(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    let (p, q) = (b - a, d - c)
    guard q.x * p.y - q.y * p.x != 0 else { return false }
    return isTwoSided(a, b, c, d) && isTwoSided(c, d, a, b)
  }

  /// Whether a line lies wholly inside a polygon.
  static func contains(_ rings: [[Point]], line: [Point]) -> Bool {
    guard line.allSatisfy({ contains(rings, $0) }) else { return false }
    return !intersects(rings, line: line)
  }

  /// Whether some segment of a line crosses some segment of the rings.
  static func intersects(_ rings: [[Point]], line: [Point]) -> Bool {
    zip(line, line.dropFirst()).contains { segment in
      rings.contains { ring in
        zip(ring, ring.dropFirst()).contains { intersect(segment.0, segment.1, $0, $1) }
      }
    }
  }

  private static func isOnSegment(_ point: Point, _ first: Point, _ second: Point) -> Bool {
    let (a, b) = (point - first, point - second)
    return a.x * b.y - b.x * a.y == 0 && a.x * b.x <= 0 && a.y * b.y <= 0
  }

  /// Whether a ray to the right crosses a segment.
  private static func crosses(_ point: Point, _ first: Point, _ second: Point) -> Bool {
    guard (first.y > point.y) != (second.y > point.y) else { return false }
    return point.x
      < (second.x - first.x) * (point.y - first.y) / (second.y - first.y) + first.x
  }

  /// Whether two points lie on different sides of the line through two others.
  private static func isTwoSided(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    let (first, second, along) = (c - a, d - a, b - a)
    let side = first.x * along.y - along.x * first.y
    let other = second.x * along.y - along.x * second.y
    return (side > 0 && other < 0) || (side < 0 && other > 0)
  }
}
