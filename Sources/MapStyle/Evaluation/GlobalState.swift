public import JSON

/// The values that `global-state` expressions ask for, by name.
public struct GlobalState: Sendable, Equatable {
  /// The values.
  public var values: [String: JSONValue]

  /// Values by name.
  public init(_ values: [String: JSONValue] = [:]) { self.values = values }
}
