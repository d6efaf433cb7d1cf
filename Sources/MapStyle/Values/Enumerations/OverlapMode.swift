/// Whether a symbol may lie over others.
public enum OverlapMode: String, Sendable, CaseIterable, StyleEnumeration {
  /// `never`.
  case never
  /// `always`.
  case always
  /// `cooperative`.
  case cooperative
}
