/// How large a glyph is and how far the pen moves on, in units of which 24 are an em.
struct GlyphMetrics: Sendable, Equatable {
  /// Across, without the border of its image.
  var width = 0.0
  /// Down, without the border of its image.
  var height = 0.0
  /// From the pen to the left edge.
  var left = 0.0
  /// From the top of the line to the top edge, upward; mostly negative.
  var top = 0.0
  /// How far the pen moves on.
  var advance = 0.0
}
