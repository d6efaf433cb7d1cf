public import JSON

/// The value of a feature's property or id.
public enum PropertyValue: Sendable, Equatable {
  /// Nothing; only GeoJSON has it.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; whole numbers beyond 2^53 lose their last digits.
  case number(Double)
  /// A text.
  case string(String)
  /// An array or object; only GeoJSON has them.
  case composite(JSONValue)
}
