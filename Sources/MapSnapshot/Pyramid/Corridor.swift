internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// All places within a distance of a line.
struct Corridor: Sendable {
  let edges: AreaEdges
  /// Metres.
  let distance: Double

  /// How wide the corridor surely is beside an edge and how wide it is at most, in worlds.
  ///
  /// A metre is longest on the map where the latitude is greatest. Both have a hundredth to spare, for the ellipsoid and for the
  /// way that the latitude changes within the corridor.
  func radii(of edge: AreaEdges.Edge) -> (least: Double, most: Double) {
    let latitudes = [edge.start.y, edge.end.y].map {
      abs(WorldPoint(x: 0.5, y: $0).coordinate.latitude)
    }
    let reach = distance / 110_000
    let crossesEquator = (edge.start.y - 0.5) * (edge.end.y - 0.5) <= 0
    let least = crossesEquator ? 0 : max(0, (latitudes.min() ?? 0) - reach)
    let most = min(86, (latitudes.max() ?? 0) + reach)
    let equator = Ellipsoid.wgs84.equatorLength
    return (
      distance / (equator * cos(least * .pi / 180)) * 0.99,
      distance / (equator * cos(most * .pi / 180)) * 1.01
    )
  }

  /// Whether a box is nowhere farther from an edge than the distance.
  func holds(_ box: WorldRectangle, beside edge: AreaEdges.Edge) -> Bool {
    let least = radii(of: edge).least
    return [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.minX, box.maxY),
      SIMD2(box.maxX, box.maxY),
    ].allSatisfy { corner in
      let away = corner - Self.nearest(on: edge, to: corner)
      return (away * away).sum() <= least * least
    }
  }

  /// Whether a box may come as near to an edge as the distance.
  func mayReach(_ box: WorldRectangle, from edge: AreaEdges.Edge) -> Bool {
    let most = radii(of: edge).most
    let (first, second) = Self.nearest(box, edge, stretch: SIMD2(1, 1))
    let away = first - second
    return (away * away).sum() <= most * most
  }

  /// Whether a box comes as near to an edge as the distance.
  func reaches(_ box: WorldRectangle, from edge: AreaEdges.Edge) -> Bool {
    var pair = Self.nearest(box, edge, stretch: SIMD2(1, 1))
    guard pair.0 != pair.1 else { return true }
    // Which points are nearest depends a little on how a metre is stretched east and north between them.
    let middle = WorldPoint(x: 0.5, y: (pair.0.y + pair.1.y) / 2).coordinate.latitude
    let east = Ellipsoid.wgs84.parallelArc(latitude: middle, degrees: 1)
    let north =
      Ellipsoid.wgs84.meridianArc(from: middle - 0.5, to: middle + 0.5) * cos(middle * .pi / 180)
    if east > 0, north > 0 { pair = Self.nearest(box, edge, stretch: SIMD2(east, north) / east) }
    let places = [pair.0, pair.1].map { WorldPoint(x: $0.x, y: $0.y).coordinate.normalized }
    return Ellipsoid.wgs84.distance(from: places[0], to: places[1]) <= distance
  }

  /// The nearest points of a box and an edge, on the map stretched by so much; two equal ones where they touch.
  private static func nearest(
    _ box: WorldRectangle, _ edge: AreaEdges.Edge, stretch: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    if edge.touches(box) { return (edge.start, edge.start) }
    let (low, high) = (SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.maxY))
    // Apart, one of the nearest points is a corner of the box or an end of the edge.
    var pairs = [edge.start, edge.end].map { (pointwiseMin(high, pointwiseMax(low, $0)), $0) }
    let stretched = AreaEdges.Edge(start: edge.start * stretch, end: edge.end * stretch)
    for corner in [low, high, SIMD2(low.x, high.y), SIMD2(high.x, low.y)] {
      pairs.append((corner, nearest(on: stretched, to: corner * stretch) / stretch))
    }
    func length(_ pair: (SIMD2<Double>, SIMD2<Double>)) -> Double {
      let away = (pair.0 - pair.1) * stretch
      return (away * away).sum()
    }
    return pairs.min { length($0) < length($1) } ?? (low, edge.start)
  }

  private static func nearest(on edge: AreaEdges.Edge, to point: SIMD2<Double>) -> SIMD2<Double> {
    let step = edge.end - edge.start
    let square = (step * step).sum()
    guard square > 0 else { return edge.start }
    let share = (step * (point - edge.start)).sum() / square
    return edge.start + step * max(0, min(1, share))
  }
}
