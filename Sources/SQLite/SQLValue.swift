/// A value that is bound to a statement's parameter.
public enum SQLValue: Sendable, Hashable {
  /// SQL's NULL.
  case null
  /// A signed 64-bit number.
  case integer(Int)
  /// A floating-point number; NaN becomes NULL, as SQLite has it.
  case real(Double)
  /// UTF-8 text.
  case text(String)
  /// Bytes.
  case blob([UInt8])
}
