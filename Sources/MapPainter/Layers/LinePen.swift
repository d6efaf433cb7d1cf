internal import MapScene

/// How a line's coverage falls off from its middle, in pixels, as in MapLibre GL JS's line shader.
///
/// At a distance d it is the lesser of (outset − d) / blur and, where there is a gap, (d − inset + blur) / blur.
struct LinePen {
  /// Where the coverage is 0, from the middle.
  let outset: Float
  /// Half of the width, with the gap.
  let half: Float
  /// 1 / the distance over which edges fade.
  let sharpness: Float
  /// What is taken off inside of a gap; the coverage at distance 0 with its sign turned.
  let gap: Float
  let hasGap: Bool
  let join: LineBatch.Join
  let cap: LineBatch.Cap
  let miterLimit: Float
  let roundLimit: Float

  /// `nil` where there is nothing to see.
  init?(_ style: LineBatch.Style, scale: Double) {
    guard style.width > 0, style.width.isFinite, style.gapWidth.isFinite, style.blur.isFinite else {
      return nil
    }
    let width = min(style.width * scale, 1e5)
    let gap = max(0, min(style.gapWidth * scale, 1e5)) / 2
    let blur = min(max(0, style.blur) * scale + 1, 1e5)
    hasGap = gap > 0
    half = Float(gap + (hasGap ? width : width / 2))
    outset = half + 0.5
    sharpness = Float(1 / blur)
    self.gap = Float((gap + 0.5 - blur) / blur)
    join = style.join
    cap = style.cap
    miterLimit = style.miterLimit.isFinite ? Float(min(1e3, style.miterLimit)) : 2
    roundLimit = style.roundLimit.isFinite ? Float(min(1e3, style.roundLimit)) : 1.05
  }

  /// A line one pixel wide along the edge of an area.
  ///
  /// MapLibre GL JS draws it without smoothing and then fades it from its middle; it is as heavy as one of 0.8 pixels.
  init(outlineOfAreas: Void) {
    outset = 0.85
    half = 0.5
    sharpness = 1 / 0.85
    gap = 0
    hasGap = false
    join = .round
    cap = .round
    miterLimit = 2
    roundLimit = 1.05
  }
}
