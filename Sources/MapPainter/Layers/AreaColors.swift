internal import Pixels

/// What a colour becomes at the edge of an area: a premultiplied pixel for each coverage from 0 to 256.
///
/// MapLibre GL JS fills pixels whose middle is inside, and then draws a line one pixel wide in the same colour along the edge,
/// over the inside too unless the colour is opaque. A pixel that an edge cuts in half gets all of that line, one that it only
/// touches gets half: the line fades smoothly from its middle to a pixel beside it.
struct AreaColors {
  private var color = Color.clear
  private var kind = Kind.smooth
  private(set) var pixels: [UInt32] = Array(repeating: 0, count: 257)

  /// The table for a colour; it is made anew only when it is another one.
  mutating func prepare(_ color: Color, isSmooth: Bool) {
    let kind = isSmooth ? Kind.smooth : .sharp
    guard color != self.color || kind != self.kind else { return }
    self.color = color
    self.kind = kind
    let whole = color.premultipliedPixel
    for coverage in 0...256 {
      let factor = Self.factor(Double(coverage) / 256, alpha: color.alpha, isSmooth: isSmooth)
      pixels[coverage] =
        factor == 0 ? 0 : factor == 1 ? whole : color.multipliedAlpha(factor).premultipliedPixel
    }
  }

  /// The table of a colour that a pixel gets as much of as is covered.
  mutating func prepareScale(_ color: Color) {
    guard color != self.color || kind != .exact else { return }
    self.color = color
    kind = .exact
    let whole = color.premultipliedPixel
    for coverage in 0...256 { pixels[coverage] = PixelMix.scale(whole, UInt32(coverage)) }
  }

  private enum Kind { case smooth, sharp, exact }

  /// The share of the colour's opacity that a pixel gets.
  static func factor(_ coverage: Double, alpha: Double, isSmooth: Bool) -> Double {
    let isInside = coverage >= 0.5
    guard isSmooth, coverage > 0, coverage < 1 else { return isInside ? 1 : 0 }
    let distance = 0.5 - min(coverage, 1 - coverage)
    let line = 1 - distance * distance * (3 - 2 * distance)
    guard isInside else { return line }
    guard alpha > 0, alpha < 1 else { return 1 }
    return (1 - (1 - alpha) * (1 - alpha * line)) / alpha
  }
}
