/// How slopes become light and shadow.
public enum HillshadeMethod: String, Sendable, CaseIterable, StyleEnumeration {
  /// `standard`.
  case standard
  /// `basic`.
  case basic
  /// `combined`.
  case combined
  /// `igor`.
  case igor
  /// `multidirectional`.
  case multidirectional
}
