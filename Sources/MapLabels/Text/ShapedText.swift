internal import MapStyle

/// A text whose glyphs have places around the anchor, in units of which 24 are an em; y downward.
struct ShapedText: Sendable {
  var glyphs: [Glyph] = []
  var lines: [Line] = []
  var top = 0.0
  var bottom = 0.0
  var left = 0.0
  var right = 0.0
  var mode = WritingMode.horizontal
  var hasImages = false
  /// Whether some glyph stands upright in a vertical line.
  var isVerticalizable = false

  /// Lifts the glyphs from the line's bottom to its middle (shaping.ts, SHAPING_DEFAULT_OFFSET).
  static let lift = -17.0

  /// One glyph or image.
  struct Glyph: Sendable {
    /// The glyph's number in the store; −1 for an image.
    var glyph: Int32
    var section: UInt16
    var x: Double
    var y: Double
    var scale: Double
    var isVertical: Bool
    var metrics: GlyphMetrics
  }

  /// One line of glyphs.
  struct Line: Sendable {
    var glyphs: Range<Int>
    /// How much taller than an em it is.
    var offset = 0.0
  }
}
