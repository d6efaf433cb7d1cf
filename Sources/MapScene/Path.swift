public import WebMercator

/// Straight and curved pieces, in points of the picture.
public struct Path: Sendable, Equatable {
  /// What a piece of the path is; the number of points that it takes is in brackets.
  public enum Verb: UInt8, Sendable {
    /// Starts a new piece (1).
    case move
    /// Goes on straight (1).
    case line
    /// Goes on along a cubic Bézier curve: two control points, then the end (3).
    case curve
    /// Goes back to the last start (0).
    case close
  }

  /// The pieces in order.
  public private(set) var verbs: [Verb] = []
  /// The points that the pieces take, in order.
  public private(set) var points: [Point] = []

  /// A path without pieces.
  public init() {}

  /// Straight lines through `points`, back to the first of them if `isClosed`.
  public init(through points: [Point], isClosed: Bool = false) {
    append(points, isClosed: isClosed)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Starts a new piece.
  public mutating func move(to point: Point) {
    verbs.append(.move)
    points.append(point)
  }

  /// Goes on straight.
  public mutating func line(to point: Point) {
    verbs.append(.line)
    points.append(point)
  }

  /// Goes on along a cubic Bézier curve.
  public mutating func curve(to end: Point, controls first: Point, _ second: Point) {
    verbs.append(.curve)
    points.append(first)
    points.append(second)
    points.append(end)
  }

  /// Goes back to the last start.
  public mutating func close() { verbs.append(.close) }

  /// Adds a piece of straight lines.
  public mutating func append(_ line: [Point], isClosed: Bool = false) {
    guard let first = line.first else { return }
    move(to: first)
    verbs.append(contentsOf: repeatElement(.line, count: line.count - 1))
    points.append(contentsOf: line.dropFirst())
    if isClosed { close() }
  }

  /// The box of all points and control points; `nil` where there are none.
  public var bounds: Rectangle? {
    guard let first = points.first else { return nil }
    return points.reduce(
      into: Rectangle(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    ) { box, point in
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
  }
}

extension Path {
  /// How far a control point of a cubic quarter circle lies from its end, for radius 1.
  static let quarterCircle = 0.552_284_749_830_793_6

  /// A circle.
  public static func circle(_ center: Point, radius: Double) -> Path {
    let box = Rectangle(
      minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius,
      maxY: center.y + radius)
    return roundedRectangle(box, radius: radius)
  }

  /// A box whose corners are quarter circles.
  public static func roundedRectangle(_ box: Rectangle, radius: Double) -> Path {
    let radius = max(0, min(radius, box.width / 2, box.height / 2))
    let reach = radius * (1 - quarterCircle)
    var path = Path()
    path.move(to: Point(x: box.minX + radius, y: box.minY))
    path.line(to: Point(x: box.maxX - radius, y: box.minY))
    path.curve(
      to: Point(x: box.maxX, y: box.minY + radius),
      controls: Point(x: box.maxX - reach, y: box.minY), Point(x: box.maxX, y: box.minY + reach))
    path.line(to: Point(x: box.maxX, y: box.maxY - radius))
    path.curve(
      to: Point(x: box.maxX - radius, y: box.maxY),
      controls: Point(x: box.maxX, y: box.maxY - reach), Point(x: box.maxX - reach, y: box.maxY))
    path.line(to: Point(x: box.minX + radius, y: box.maxY))
    path.curve(
      to: Point(x: box.minX, y: box.maxY - radius),
      controls: Point(x: box.minX + reach, y: box.maxY), Point(x: box.minX, y: box.maxY - reach))
    path.line(to: Point(x: box.minX, y: box.minY + radius))
    path.curve(
      to: Point(x: box.minX + radius, y: box.minY),
      controls: Point(x: box.minX, y: box.minY + reach), Point(x: box.minX + reach, y: box.minY))
    path.close()
    return path
  }
}
