internal import MapScene
internal import WebMercator

/// Cuts lines at a box, and leaves out points that the eye would not miss.
struct LineClipper {
  private let box: Rectangle
  private var simplifier: LineSimplifier
  /// The pieces within the box.
  private(set) var pieces: [[Point]] = []
  private var piece: [Point] = []
  /// The last point that stayed.
  private var last: Point?
  private var hasMoved = false

  /// A clipper that may move a line by `tolerance` points.
  init(box: Rectangle, tolerance: Double) {
    self.box = box
    simplifier = LineSimplifier(tolerance: tolerance)
  }

  /// Cuts the line through `points`; of a single point a dot is left.
  mutating func add(_ points: some Sequence<Point>) {
    var simplifier = simplifier
    for point in points { simplifier.add(point) { goOn(to: $0) } }
    simplifier.finish { goOn(to: $0) }
    if let last, !hasMoved { addSegment(from: last, to: last) }
    endPiece()
    last = nil
    hasMoved = false
  }

  private mutating func goOn(to point: Point) {
    if let last {
      hasMoved = true
      addSegment(from: last, to: point)
    }
    last = point
  }

  private mutating func endPiece() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = []
  }

  private mutating func addSegment(from start: Point, to end: Point) {
    guard let (first, second) = clipped(start, end) else { return endPiece() }
    if piece.last != first {
      endPiece()
      piece = [first]
    }
    piece.append(second)
  }

  /// The part of a segment within the box; `nil` where there is none.
  ///
  /// Y.-D. Liang and B. A. Barsky, "A new concept and method for line clipping", ACM TOG 3 (1984).
  private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    if box.contains(start), box.contains(end) { return (start, end) }
    let (stepX, stepY) = (end.x - start.x, end.y - start.y)
    var share = Share()
    guard share.cut(step: -stepX, room: start.x - box.minX),
      share.cut(step: stepX, room: box.maxX - start.x),
      share.cut(step: -stepY, room: start.y - box.minY),
      share.cut(step: stepY, room: box.maxY - start.y)
    else { return nil }
    func point(_ share: Double) -> Point {
      Point(x: start.x + share * stepX, y: start.y + share * stepY)
    }
    return (share.low == 0 ? start : point(share.low), share.high == 1 ? end : point(share.high))
  }

  /// The part of a segment that is left, 0 at its start and 1 at its end.
  private struct Share {
    var low = 0.0
    var high = 1.0

    /// Cuts at one edge: `room` is how far the start is inside, `step` how far the end is nearer to the edge.
    mutating func cut(step: Double, room: Double) -> Bool {
      if step == 0 { return room >= 0 }
      if step < 0 { low = max(low, room / step) } else { high = min(high, room / step) }
      return low <= high
    }
  }
}

extension Rectangle {
  /// Whether a point lies within the box or on its edge.
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
