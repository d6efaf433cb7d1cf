internal import MapScene
internal import WebMercator

extension Path {
  /// What a straight step is, and the point that it leads to; nothing for `close`.
  typealias StraightStep = (verb: Verb, point: Point)

  /// The path's pieces with each curve as short straight lines: `move`, `line` and `close`, and the point each leads to.
  ///
  /// - Parameter scale: pixels a point, which decides how short.
  /// - Returns: one step for each piece, more for a curve.
  func straightSteps(scale: Double) -> [StraightStep] {
    var steps: [StraightStep] = []
    steps.reserveCapacity(verbs.count)
    var index = 0
    for verb in verbs {
      switch verb {
      case .move, .line:
        steps.append((verb, points[index]))
        index += 1
      case .curve:
        let curve = Curve(
          start: index > 0 ? points[index - 1] : points[index], first: points[index],
          second: points[index + 1], end: points[index + 2])
        let count = curve.sideCount(scale: scale)
        for side in 1...count {
          steps.append((.line, curve.point(at: Double(side) / Double(count))))
        }
        index += 3
      case .close: steps.append((.close, Point(x: 0, y: 0)))
      }
    }
    return steps
  }

  /// The path's straight lines as separate pieces, closed ones ending where they start.
  func polylines(scale: Double) -> [[Point]] {
    var lines: [[Point]] = []
    var line: [Point] = []
    for (verb, point) in straightSteps(scale: scale) {
      switch verb {
      case .move:
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .close:
        if let first = line.first { line.append(first) }
        if line.count > 1 { lines.append(line) }
        line = line.first.map { [$0] } ?? []
      case .line, .curve: line.append(point)
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }
}

/// A cubic Bézier curve.
private struct Curve {
  let start: Point
  let first: Point
  let second: Point
  let end: Point

  /// Sides that leave a curve as round as an ellipse's quarter by less than a tenth of a pixel.
  func sideCount(scale: Double) -> Int {
    let reach =
      [first, second, end].map { max(abs($0.x - start.x), abs($0.y - start.y)) }.max() ?? 0
    return max(4, min(256, Int((min(1e6, reach * scale).squareRoot() * 2).rounded(.up))))
  }

  func point(at share: Double) -> Point {
    let rest = 1 - share
    let weights = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    func mix(_ value: (Point) -> Double) -> Double {
      weights.0 * value(start) + weights.1 * value(first) + weights.2 * value(second)
        + weights.3 * value(end)
    }
    return Point(x: mix(\.x), y: mix(\.y))
  }
}
