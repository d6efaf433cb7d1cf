internal import MapScene

/// The way of rings onto a canvas: out of the band or into pixels, stroked.
struct LineStrokes {
  let lines: PointList
  let stroker: LineStroker
  let nearness: LineNearness
  let scale: Float

  /// Lays rings.
  func lay(_ rings: Range<Int>, path: inout LinePath) {
    guard rings.lowerBound >= 0, rings.upperBound <= lines.count else { return }
    for ring in rings {
      let range = lines.range(of: ring)
      guard range.count > 1, range.upperBound <= lines.points.count,
        nearness.contains(lines.points, range)
      else { continue }
      path.take(lines, range, scale: scale, isClosed: true)
      guard path.points.count > 1 else { continue }
      path.points.withUnsafeBufferPointer { points in
        stroker.stroke(
          points, places: UnsafeBufferPointer(start: nil, count: 0),
          isClosed: path.points.count > 2, cap: stroker.pen.cap)
      }
    }
  }
}
