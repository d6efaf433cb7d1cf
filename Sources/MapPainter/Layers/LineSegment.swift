/// A straight part of a line, in pixels.
struct LineSegment {
  /// The pixel of the picture that the start lies in, from which everything else is reckoned, so that a band gets the same
  /// bytes as the whole.
  let baseX: Int
  let baseY: Int
  /// Where the start lies in that pixel.
  let startX: Float
  let startY: Float
  /// The direction.
  let unit: SIMD2<Float>
  let length: Float

  @inline(__always)
  init(from start: SIMD2<Float>, unit: SIMD2<Float>, length: Float) {
    baseX = Self.floor(start.x)
    baseY = Self.floor(start.y)
    startX = start.x - Float(baseX)
    startY = start.y - Float(baseY)
    self.unit = unit
    self.length = length
  }

  /// Coordinates are kept far within whole numbers.
  @inline(__always)
  static func floor(_ value: Float) -> Int {
    let whole = Int(value)
    return Float(whole) > value ? whole &- 1 : whole
  }
}
