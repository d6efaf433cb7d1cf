internal import MapScene

/// The way of the edges of areas onto a canvas: into pixels, then each side as a part with round ends.
struct LineStrokes {
  let lines: PointList
  let canvas: LineCanvas
  let pen: LinePen
  let nearness: LineNearness
  let scale: Float

  /// A side longer than so many pixels is laid in pieces, so that single precision will do.
  private static let longest: Float = 8_192

  /// Lays rings.
  func lay(_ rings: Range<Int>, path: inout LinePath) {
    guard rings.lowerBound >= 0, rings.upperBound <= lines.count else { return }
    for ring in rings {
      let range = lines.range(of: ring)
      guard range.count > 1, range.upperBound <= lines.points.count,
        nearness.contains(lines.points, range)
      else { continue }
      path.take(lines, range, scale: scale, isClosed: true)
      guard path.points.count > 1, var last = path.points.last else { continue }
      for point in path.points {
        lay(from: last, to: point)
        last = point
      }
    }
  }

  private func lay(from start: SIMD2<Float>, to end: SIMD2<Float>) {
    let step = end - start
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    guard length > 0 else { return }
    let unit = step / length
    if length <= Self.longest {
      canvas.add(LineSegment(from: start, unit: unit, length: length), pen)
      return
    }
    let count = Int(min(4_096, (length / Self.longest).rounded(.up)))
    let piece = length / Float(count)
    for index in 0..<count {
      canvas.add(
        LineSegment(from: start + unit * (piece * Float(index)), unit: unit, length: piece), pen)
    }
  }
}
