/// Along which axis a text runs.
public enum WritingMode: String, Sendable, CaseIterable, StyleEnumeration {
  /// `horizontal`.
  case horizontal
  /// `vertical`.
  case vertical
}
