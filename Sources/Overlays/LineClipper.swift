internal import MapScene
internal import WebMercator

/// Cuts a line at a box, and leaves out points that lie too near to the one before.
struct LineClipper {
  private let box: Rectangle
  /// Square points; nearer points are one.
  private let nearSquare: Double
  /// The pieces within the box.
  private(set) var pieces: [[Point]] = []
  private var piece: [Point] = []
  /// The last point that was kept.
  private var last: Point?

  /// A clipper that treats points nearer than `near` points as one.
  init(box: Rectangle, near: Double) {
    self.box = box
    nearSquare = near * near
  }

  /// Goes on to `point`; `isEnd` keeps it however near it is.
  mutating func add(_ point: Point, isEnd: Bool) {
    guard let last else {
      self.last = point
      if isEnd { addSegment(from: point, to: point) }
      return
    }
    let (awayX, awayY) = (point.x - last.x, point.y - last.y)
    guard isEnd || awayX * awayX + awayY * awayY >= nearSquare else { return }
    addSegment(from: last, to: point)
    self.last = point
  }

  /// Ends the line, so that another may follow.
  mutating func finish() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = []
    last = nil
  }

  private mutating func addSegment(from start: Point, to end: Point) {
    guard let (first, second) = clipped(start, end) else {
      if !piece.isEmpty { pieces.append(piece) }
      piece = []
      return
    }
    if piece.last != first {
      if !piece.isEmpty { pieces.append(piece) }
      piece = [first]
    }
    piece.append(second)
  }

  /// The part of a segment within the box (Y.-D. Liang and B. A. Barsky, 1984); `nil` where there is none.
  private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
    let (stepX, stepY) = (end.x - start.x, end.y - start.y)
    var (low, high) = (0.0, 1.0)
    for (step, room) in [
      (-stepX, start.x - box.minX), (stepX, box.maxX - start.x), (-stepY, start.y - box.minY),
      (stepY, box.maxY - start.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        low = max(low, room / step)
      } else {
        high = min(high, room / step)
      }
    }
    guard low <= high else { return nil }
    func point(_ share: Double) -> Point {
      Point(x: start.x + share * stepX, y: start.y + share * stepY)
    }
    return (low == 0 ? start : point(low), high == 1 ? end : point(high))
  }
}
