/// Cuts lines at the sides of a box (clip_line.ts).
enum LineClipping {
  /// The parts of a line inside, each with its cut ends on the sides; `rounds` puts these on whole numbers.
  static func parts(
    of line: [SIMD2<Double>], minX: Double, minY: Double, maxX: Double, maxY: Double,
    rounds: Bool = true
  ) -> [[SIMD2<Double>]] {
    var parts: [[SIMD2<Double>]] = []
    var part: [SIMD2<Double>] = []
    for index in 0..<max(0, line.count - 1) {
      var (start, end) = (line[index], line[index + 1])
      guard clip(&start, &end, axis: 0, minX, maxX, rounds),
        clip(&start, &end, axis: 1, minY, maxY, rounds)
      else { continue }
      if part.isEmpty || start != part[part.count - 1] {
        if !part.isEmpty { parts.append(part) }
        part = [start]
      }
      part.append(end)
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Cuts a segment at both sides of an axis; false where it lies outside.
  private static func clip(
    _ start: inout SIMD2<Double>, _ end: inout SIMD2<Double>, axis: Int, _ low: Double,
    _ high: Double, _ rounds: Bool
  ) -> Bool {
    if start[axis] < low && end[axis] < low { return false }
    if start[axis] < low {
      start = cut(start, end, axis, low, rounds)
    } else if end[axis] < low {
      end = cut(start, end, axis, low, rounds)
    }
    if start[axis] >= high && end[axis] >= high { return false }
    if start[axis] >= high {
      start = cut(start, end, axis, high, rounds)
    } else if end[axis] >= high {
      end = cut(start, end, axis, high, rounds)
    }
    return true
  }

  private static func cut(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ axis: Int, _ value: Double, _ rounds: Bool
  ) -> SIMD2<Double> {
    var point = start + (end - start) * ((value - start[axis]) / (end[axis] - start[axis]))
    point[axis] = value
    return rounds ? (point + 0.5).rounded(.down) : point
  }
}
