/// Where along its geometry a symbol stands.
public enum SymbolPlacement: String, Sendable, CaseIterable, StyleEnumeration {
  /// `point`.
  case point
  /// `line`.
  case line
  /// `line-center`.
  case lineCenter = "line-center"
}
