/// Whether something turns with the map or stays with the picture.
public enum MapAlignment: String, Sendable, CaseIterable, StyleEnumeration {
  /// `map`.
  case map
  /// `viewport`.
  case viewport
}
