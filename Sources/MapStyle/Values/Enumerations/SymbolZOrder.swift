/// In which order the symbols of a layer are drawn.
public enum SymbolZOrder: String, Sendable, CaseIterable, StyleEnumeration {
  /// `auto`.
  case auto
  /// `viewport-y`.
  case viewportY = "viewport-y"
  /// `source`.
  case source
}
