/// In which directions an icon grows to hold its text.
public enum IconTextFit: String, Sendable, CaseIterable, StyleEnumeration {
  /// `none`.
  case none
  /// `width`.
  case width
  /// `height`.
  case height
  /// `both`.
  case both
}
