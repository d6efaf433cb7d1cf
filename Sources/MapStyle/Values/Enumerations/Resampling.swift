/// How pictures are enlarged.
public enum Resampling: String, Sendable, CaseIterable, StyleEnumeration {
  /// `linear`.
  case linear
  /// `nearest`.
  case nearest
}
