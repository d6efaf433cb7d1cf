internal import MapScene

/// An image or outline around a symbol's anchor.
///
/// A place (u, v) of its content lies at `max(minimumScale, s) · (origin + u·right + v·down) + fixed + (u·fixedRight, v·fixedDown)`
/// points from the anchor, where s is the symbol's scale.
struct SymbolQuad: Sendable {
  var content: Content
  var origin: SIMD2<Double>
  var right: SIMD2<Double>
  var down: SIMD2<Double>
  var fixed = SIMD2(0.0, 0.0)
  var fixedRight = 0.0
  var fixedDown = 0.0
  var minimumScale = SIMD2(0.0, 0.0)
  /// Along a line: how far from the anchor it stands, in units of which 24 are an em.
  var lineOffset = 0.0
  /// The section of the text.
  var section: UInt16 = 0
  /// What widths of halos are multiplied by, since the content is drawn at another scale than the text.
  var haloFactor = 1.0

  /// What is drawn.
  enum Content: Sendable {
    /// A glyph of the store.
    case glyph(Int32)
    /// A part of an image by its number in the bucket, in pixels of the bordered image.
    case image(Int32, Rectangle)
  }

  /// GL JS keeps places in 32nds of a unit.
  static func rounded(_ place: SIMD2<Double>) -> SIMD2<Double> {
    (place * 32).rounded(.toNearestOrAwayFromZero) / 32
  }

  /// Spreads the content, `size` large, between three corners.
  static func spread(
    _ content: Content, from source: SIMD2<Double>, size: SIMD2<Double>, topLeft: SIMD2<Double>,
    topRight: SIMD2<Double>, bottomLeft: SIMD2<Double>
  ) -> SymbolQuad {
    let corner = rounded(topLeft)
    let right = (rounded(topRight) - corner) / max(size.x, 1e-6)
    let down = (rounded(bottomLeft) - corner) / max(size.y, 1e-6)
    return SymbolQuad(
      content: content, origin: corner - right * source.x - down * source.y, right: right,
      down: down)
  }
}

extension SIMD2<Double> {
  /// Turned clockwise on the screen by an angle in radians.
  func turned(by angle: Double) -> SIMD2<Double> {
    guard angle != 0 else { return self }
    let (sine, cosine) = (MathFunctions.sin(angle), MathFunctions.cos(angle))
    return SIMD2(cosine * x - sine * y, sine * x + cosine * y)
  }

  /// Turned around a point.
  func turned(by angle: Double, around center: SIMD2<Double>) -> SIMD2<Double> {
    (self - center).turned(by: angle) + center
  }

  /// The distance from 0, 0.
  var length: Double { (x * x + y * y).squareRoot() }
}
