/// Which part of a symbol lies at its anchor point.
public enum SymbolAnchor: String, Sendable, CaseIterable, StyleEnumeration {
  /// `center`.
  case center
  /// `left`.
  case left
  /// `right`.
  case right
  /// `top`.
  case top
  /// `bottom`.
  case bottom
  /// `top-left`.
  case topLeft = "top-left"
  /// `top-right`.
  case topRight = "top-right"
  /// `bottom-left`.
  case bottomLeft = "bottom-left"
  /// `bottom-right`.
  case bottomRight = "bottom-right"
}
