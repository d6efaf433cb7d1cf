internal import MapStyle

/// How a text is set: everything but its words that decides where its glyphs lie.
struct TextSetting: Sendable, Hashable {
  /// In units of which 24 are an em.
  var maximumWidth = Double.infinity
  /// In units of which 24 are an em.
  var lineHeight = 28.8
  var anchor = SymbolAnchor.center
  /// Not `auto`.
  var justification = TextJustification.center
  /// In units of which 24 are an em.
  var spacing = 0.0
  /// The label's offset, in units of which 24 are an em.
  var offset = SIMD2(0.0, 0.0)
  var mode = WritingMode.horizontal
  /// Whether upright glyphs may stand in vertical lines of labels at points.
  var allowsVerticalPlacement = false
  /// The size at the tile's zoom and one more, in points.
  var layoutSize = 16.0
  /// The size at the tile's zoom, in points.
  var sizeAtTileZoom = 16.0

  static let em = 24.0
}
