internal import MapStyle

/// Puts glyphs along a line on the picture (projection.ts); lengths are in points.
struct LineWalker {
  /// The line on the picture.
  let line: [SIMD2<Double>]
  /// The symbol's anchor on the picture.
  let anchor: SIMD2<Double>
  /// The anchor's segment.
  let segment: Int
  /// How far the label is moved along the line (x) and beside it (y).
  let offset: SIMD2<Double>
  /// Whether glyphs turn with the line.
  let turns: Bool

  /// A glyph's place on the line.
  struct Place {
    var point: SIMD2<Double>
    /// In radians.
    var angle: Double
    /// The way from the anchor to the point.
    var path: [SIMD2<Double>]
  }

  /// What became of a label.
  enum Outcome {
    case places([Place])
    case notEnoughRoom
    /// The line is steep, so that a vertical label would fit better.
    case needsVertical
    case needsFlipping
  }

  /// The place at a distance from the anchor; `nil` where the line ends before.
  func place(at distance: Double, isFlipped: Bool) -> Place? {
    let distance = isFlipped ? distance - offset.x : distance + offset.x
    var direction = distance > 0 ? 1 : -1
    var angle = 0.0
    if isFlipped {
      direction = -direction
      angle = .pi
    }
    if direction < 0 { angle += .pi }
    var index = direction > 0 ? segment : segment + 1
    var current = anchor
    var start = anchor
    var step = SIMD2(0.0, 0.0)
    var (walked, length) = (0.0, 0.0)
    var offsetEnd: SIMD2<Double>?
    var path: [SIMD2<Double>] = []
    while walked + length <= abs(distance) {
      index += direction
      guard line.indices.contains(index) else { return nil }
      walked += length
      let previous = current
      current = line[index]
      if offset.y == 0 {
        start = previous
        step = current - previous
      } else {
        let beside = normal(current - previous, direction)
        start = offsetEnd ?? previous + beside
        let end = corner(index, direction, from: start, beside: beside)
        offsetEnd = end
        step = end - start
      }
      path.append(start)
      length = step.length
    }
    let point = start + step * ((abs(distance) - walked) / length)
    path.append(point)
    return Place(
      point: point, angle: turns ? angle + MathFunctions.atan2(step.y, step.x) : 0, path: path)
  }

  /// The way beside a segment to the line that the label is moved to.
  private func normal(_ step: SIMD2<Double>, _ direction: Int) -> SIMD2<Double> {
    let length = step.length
    guard length > 0 else { return SIMD2(0, 0) }
    return SIMD2(-step.y, step.x) / length * offset.y * Double(direction)
  }

  /// Where the moved line turns at a vertex: where the moved segments before and after it meet.
  private func corner(
    _ index: Int, _ direction: Int, from start: SIMD2<Double>, beside: SIMD2<Double>
  ) -> SIMD2<Double> {
    let end = line[index] + beside
    guard line.indices.contains(index + direction) else { return end }
    let next = line[index + direction]
    let besideNext = normal(next - line[index], direction)
    let (nextStart, nextEnd) = (line[index] + besideNext, next + besideNext)
    let (first, second) = (end - start, nextEnd - nextStart)
    let cross = second.y * first.x - second.x * first.y
    guard cross != 0 else { return end }
    let origin = start - nextStart
    return start + first * ((second.x * origin.y - second.y * origin.x) / cross)
  }

  /// The places of glyphs at distances from the anchor, the label's ends first and last.
  func places(
    _ distances: [Double], isFlipped: Bool, keepsUpright: Bool, mode: WritingMode,
    hasVertical: Bool
  ) -> Outcome {
    guard let first = distances.first, let last = distances.last else { return .notEnoughRoom }
    let checksOrientation = keepsUpright && !isFlipped
    guard distances.count > 1 else {
      if checksOrientation, line.indices.contains(segment + 1),
        let change = change(from: anchor, to: line[segment + 1], mode, hasVertical)
      {
        return change
      }
      guard let place = place(at: first, isFlipped: isFlipped) else { return .notEnoughRoom }
      return .places([place])
    }
    guard let start = place(at: first, isFlipped: isFlipped),
      let end = place(at: last, isFlipped: isFlipped)
    else { return .notEnoughRoom }
    if checksOrientation, let change = change(from: start.point, to: end.point, mode, hasVertical) {
      return change
    }
    var places = [start]
    for distance in distances.dropFirst().dropLast() {
      guard let place = place(at: distance, isFlipped: isFlipped) else { return .notEnoughRoom }
      places.append(place)
    }
    places.append(end)
    return .places(places)
  }

  private func change(
    from first: SIMD2<Double>, to last: SIMD2<Double>, _ mode: WritingMode, _ hasVertical: Bool
  ) -> Outcome? {
    if mode == .horizontal, hasVertical, abs(last.y - first.y) > abs(last.x - first.x) {
      return .needsVertical
    }
    let isBackward = mode == .vertical ? first.y > last.y : first.x > last.x
    return isBackward ? .needsFlipping : nil
  }
}
