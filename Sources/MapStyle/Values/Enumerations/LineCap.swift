/// How a line ends.
public enum LineCap: String, Sendable, CaseIterable, StyleEnumeration {
  /// `butt`.
  case butt
  /// `round`.
  case round
  /// `square`.
  case square
}
