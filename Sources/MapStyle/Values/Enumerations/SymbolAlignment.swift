/// Whether a symbol turns or tilts with the map; not all properties take all values.
public enum SymbolAlignment: String, Sendable, CaseIterable, StyleEnumeration {
  /// `map`.
  case map
  /// `viewport`.
  case viewport
  /// `viewport-glyph`.
  case viewportGlyph = "viewport-glyph"
  /// `auto`.
  case auto
}
