internal import WebMercator

/// Leaves out the points of a line that lie within a tolerance of the line through those that stay.
///
/// One pass, as in Z. Zhao and A. Saalfeld, "Linear-time sleeve-fitting polyline simplification algorithms" (1997):
/// from the last point that stayed, the directions that pass all points since by no more than the tolerance are a
/// wedge, which each further point narrows; the point before the first one outside of the wedge stays.
struct LineSimplifier {
  private let tolerance: Double
  /// The last point that stayed.
  private var anchor: Point?
  /// The last point that was offered.
  private var candidate: Point?
  /// The greatest distance from the anchor so far: a line that turns back must not lose its end.
  private var reach = 0.0
  private var wedge: Wedge?

  /// Two directions, clockwise; everything between them is inside.
  private struct Wedge {
    var left: Point
    var right: Point
  }

  /// A simplifier that may move a line by `tolerance` points.
  init(tolerance: Double) { self.tolerance = tolerance }

  /// Takes the next point; what stays because of it goes to `keep`.
  @inline(__always)
  mutating func add(_ point: Point, keep: (Point) -> Void) {
    guard let anchor else {
      start(at: point)
      return keep(point)
    }
    if fits(Point(x: point.x - anchor.x, y: point.y - anchor.y)) {
      candidate = point
    } else {
      if let candidate {
        keep(candidate)
        start(at: candidate)
      }
      _ = fits(
        Point(x: point.x - (self.anchor ?? anchor).x, y: point.y - (self.anchor ?? anchor).y))
      candidate = point
    }
  }

  /// Ends the line: its last point stays.
  mutating func finish(keep: (Point) -> Void) {
    if let candidate { keep(candidate) }
    anchor = nil
    candidate = nil
  }

  private mutating func start(at point: Point) {
    anchor = point
    candidate = nil
    reach = 0
    wedge = nil
  }

  /// Whether the way from the anchor to a point passes near enough to all points between; narrows the wedge if so.
  @inline(__always)
  private mutating func fits(_ step: Point) -> Bool {
    let square = step.x * step.x + step.y * step.y
    // Every direction passes near enough to a point that is as near to the anchor.
    if square <= tolerance * tolerance { return reach <= tolerance }
    let distance = square.squareRoot()
    guard distance >= reach else { return false }
    if let wedge {
      guard cross(wedge.left, step) >= 0, cross(step, wedge.right) >= 0 else { return false }
    }
    reach = distance
    narrow(step, square: square)
    return true
  }

  /// Meets the wedge with the directions that pass a point within the tolerance.
  @inline(__always)
  private mutating func narrow(_ step: Point, square: Double) {
    let along = (square - tolerance * tolerance).squareRoot()
    let left = Point(
      x: step.x * along + step.y * tolerance, y: step.y * along - step.x * tolerance)
    let right = Point(
      x: step.x * along - step.y * tolerance, y: step.y * along + step.x * tolerance)
    guard let old = wedge else {
      wedge = Wedge(left: left, right: right)
      return
    }
    wedge = Wedge(
      left: cross(old.left, left) > 0 ? left : old.left,
      right: cross(right, old.right) > 0 ? right : old.right)
  }

  private func cross(_ first: Point, _ second: Point) -> Double {
    first.x * second.y - first.y * second.x
  }
}
