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

/// How a part of a line ends; places are reckoned from the part's start.
struct LineEnd {
  /// Whether half a circle follows.
  var isRound = false
  /// How far beyond the end there may be coverage.
  var reach: Float = 0
  /// A direction in which coverage falls; it is at most `softLimit` − the place along it.
  var soft = SIMD2<Float>()
  var softLimit: Float = 1e9
  /// Nothing lies farther than `hardLimit` in this direction, beyond the end.
  var hard = SIMD2<Float>()
  var hardLimit: Float = 1e9
  /// Whether that is so before the end too.
  var isHardEverywhere = false

  /// Half a circle, or a joint whose bend cannot be seen.
  static let round = LineEnd(isRound: true)
}
