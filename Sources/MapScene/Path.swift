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
    let corners = [
      Corner(x: box.maxX, y: box.minY, before: (-1, 0), after: (0, 1)),
      Corner(x: box.maxX, y: box.maxY, before: (0, -1), after: (-1, 0)),
      Corner(x: box.minX, y: box.maxY, before: (1, 0), after: (0, -1)),
      Corner(x: box.minX, y: box.minY, before: (0, 1), after: (1, 0)),
    ]
    guard radius > 0 else { return Path(through: corners.map { $0.start(0) }, isClosed: true) }
    let reach = radius * (1 - quarterCircle)
    var path = Path()
    for corner in corners {
      let start = corner.start(radius)
      if path.isEmpty {
        path.move(to: start)
      } else if path.points.last != start {
        path.line(to: start)
      }
      path.curve(to: corner.end(radius), controls: corner.start(reach), corner.end(reach))
    }
    path.close()
    return path
  }

  /// A corner of a box, and the directions in which its neighbours lie.
  private struct Corner {
    let x: Double
    let y: Double
    let before: (x: Double, y: Double)
    let after: (x: Double, y: Double)

    func start(_ distance: Double) -> Point {
      Point(x: x + before.x * distance, y: y + before.y * distance)
    }

    func end(_ distance: Double) -> Point {
      Point(x: x + after.x * distance, y: y + after.y * distance)
    }
  }
}
