/// Whether a line is straight enough for a label (check_max_angle.ts).
enum AngleCheck {
  /// Sums the turns of the line within a window that moves along the label.
  ///
  /// The label's `length` and the `window` are in units of the line, the `limit` in radians.
  static func passes(
    _ line: [SIMD2<Double>], _ anchor: LineAnchor, length: Double, window: Double, limit: Double
  ) -> Bool {
    guard anchor.segment >= 0, length != 0 else { return true }
    guard var (index, distance) = start(of: line, anchor, length: length) else { return false }
    var corners: [(distance: Double, turn: Double)] = []
    var (first, sum) = (0, 0.0)
    while distance < length / 2 {
      guard index + 1 < line.count else { return false }
      let turn = turn(at: index, of: line)
      corners.append((distance, turn))
      sum += turn
      while distance - corners[first].distance > window {
        sum -= corners[first].turn
        first += 1
      }
      if sum > limit { return false }
      index += 1
      distance += (line[index] - line[index - 1]).length
    }
    return true
  }

  /// The first vertex after the label's start, and how far from the anchor it lies; `nil` where the line begins after it.
  private static func start(of line: [SIMD2<Double>], _ anchor: LineAnchor, length: Double)
    -> (index: Int, distance: Double)?
  {
    var point = anchor.place
    var index = anchor.segment + 1
    var distance = 0.0
    while distance > -length / 2 {
      index -= 1
      guard index >= 0 else { return nil }
      distance -= (line[index] - point).length
      point = line[index]
    }
    guard index + 1 < line.count else { return nil }
    return (index + 1, distance + (line[index + 1] - line[index]).length)
  }

  /// How far the line turns at a vertex, 0 to π.
  private static func turn(at index: Int, of line: [SIMD2<Double>]) -> Double {
    let (before, after) = (line[index] - line[index - 1], line[index + 1] - line[index])
    let turn =
      MathFunctions.atan2(before.y, before.x) - MathFunctions.atan2(after.y, after.x)
    return abs((turn + 3 * .pi).truncatingRemainder(dividingBy: 2 * .pi) - .pi)
  }
}
