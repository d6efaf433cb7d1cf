internal import MapScene

/// Tells which lines may reach into a box of the target.
struct LineNearness {
  let pen: LinePen
  /// Pixels to the right.
  let offset: Double
  let box: PixelBox
  let target: PixelTarget

  /// Whether a line may reach into the box; its points are in points of the picture.
  @inline(__always)
  func contains(_ points: [SIMD2<Float>], _ range: Range<Int>) -> Bool {
    guard let (low, high) = points.bounds(range, scale: Float(target.scale)) else { return false }
    let corners = pen.join == .miter || pen.cap == .square ? max(2, pen.miterLimit) : 1
    let reach = (pen.outset + abs(Float(offset))) * min(corners, 1e3) + 1
    return PixelBox(low - reach, high + reach, on: target).intersection(box) != nil
  }
}
