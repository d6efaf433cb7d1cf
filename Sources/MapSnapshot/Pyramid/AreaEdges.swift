internal import WebMercator

/// The edges of rings or lines on the projected world, in each of its copies that they reach.
struct AreaEdges: Sendable {
  /// A straight piece, by its ends.
  struct Edge: Sendable {
    let start: SIMD2<Double>
    let end: SIMD2<Double>

    /// Whether it touches a box.
    func touches(_ box: WorldRectangle) -> Bool {
      guard max(start.x, end.x) >= box.minX, min(start.x, end.x) <= box.maxX,
        max(start.y, end.y) >= box.minY, min(start.y, end.y) <= box.maxY
      else { return false }
      // The box's corners lie on both sides of the line, or on it.
      let step = end - start
      func side(_ x: Double, _ y: Double) -> Double {
        step.x * (y - start.y) - step.y * (x - start.x)
      }
      let sides = [
        side(box.minX, box.minY), side(box.maxX, box.minY), side(box.minX, box.maxY),
        side(box.maxX, box.maxY),
      ]
      return sides.contains { $0 >= 0 } && sides.contains { $0 <= 0 }
    }

    /// Whether a step along one axis crosses it an odd number of times: once or not.
    func isCrossed(from: SIMD2<Double>, to: SIMD2<Double>, axis: Int) -> Bool {
      let other = 1 - axis
      let level = from[other]
      guard (start[other] > level) != (end[other] > level) else { return false }
      let share = (level - start[other]) / (end[other] - start[other])
      let place = start[axis] + share * (end[axis] - start[axis])
      return (place > from[axis]) != (place > to[axis])
    }
  }

  private(set) var all: [Edge] = []

  /// The edges of rings or lines.
  ///
  /// - Parameters:
  ///   - rings: The places; longitudes may go on beyond 180°, to three times that.
  ///   - areClosed: Whether the last place of each is joined to the first.
  ///   - isTrack: Whether each place is joined to the one before it the short way round, across 180° too, as tracks go; lines and
  ///     areas of GeoJSON go on with the degrees (RFC 7946, section 3.1.9).
  ///   - pieceLength: No edge is longer than this, in worlds.
  init(
    rings: [[GeoCoordinate]], areClosed: Bool, isTrack: Bool = false,
    pieceLength: Double = .infinity
  ) {
    var edges: [Edge] = []
    for ring in rings {
      var points = (isTrack ? WorldPoint.line(through: ring) : Self.points(ring))
        .map { SIMD2($0.x, $0.y) }
      guard let first = points.first else { continue }
      if areClosed, let last = points.last, last != first { points.append(first) }
      for (start, end) in zip(points, points.dropFirst()) {
        edges += Self.pieces(Edge(start: start, end: end), pieceLength)
      }
    }
    all = edges
    let low = edges.map { min($0.start.x, $0.end.x) }.min() ?? 0
    let high = edges.map { max($0.start.x, $0.end.x) }.max() ?? 0
    // Shapes near 180° reach into the neighbouring copies, also by their distance.
    let room = pieceLength.isFinite ? 0.5 : 0
    for copy in [-2.0, -1, 1, 2] where low + copy < 1 + room && high + copy > -room {
      let step = SIMD2(copy, 0)
      all += edges.map { Edge(start: $0.start + step, end: $0.end + step) }
    }
  }

  private static func points(_ ring: [GeoCoordinate]) -> [WorldPoint] {
    ring.compactMap {
      $0.latitude.isFinite && abs($0.longitude) <= 540 ? WorldPoint($0) : nil
    }
  }

  private static func pieces(_ edge: Edge, _ length: Double) -> [Edge] {
    let step = edge.end - edge.start
    let whole = (step * step).sum().squareRoot()
    guard whole > length else { return [edge] }
    let count = Int(min(4096, (whole / length).rounded(.up)))
    return (0..<count).map { index in
      Edge(
        start: edge.start + step * (Double(index) / Double(count)),
        end: edge.start + step * (Double(index + 1) / Double(count)))
    }
  }
}
