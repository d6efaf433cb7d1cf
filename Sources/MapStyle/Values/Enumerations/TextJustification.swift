/// How the lines of a text are set against each other.
public enum TextJustification: String, Sendable, CaseIterable, StyleEnumeration {
  /// `auto`.
  case auto
  /// `left`.
  case left
  /// `center`.
  case center
  /// `right`.
  case right
}
