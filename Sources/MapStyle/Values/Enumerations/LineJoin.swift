/// How two segments of a line meet.
public enum LineJoin: String, Sendable, CaseIterable, StyleEnumeration {
  /// `bevel`.
  case bevel
  /// `round`.
  case round
  /// `miter`.
  case miter
}
