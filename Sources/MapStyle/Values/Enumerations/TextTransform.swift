/// Whether a text is set in capitals or small letters.
public enum TextTransform: String, Sendable, CaseIterable, StyleEnumeration {
  /// `none`.
  case none
  /// `uppercase`.
  case uppercase
  /// `lowercase`.
  case lowercase
}
