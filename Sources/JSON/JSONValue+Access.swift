extension JSONValue {
  /// Whether this is null.
  public var isNull: Bool { self == .null }

  /// The truth value, or `nil` where this is something else.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number, or `nil` where this is something else.
  public var numberValue: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The number where it is whole and an `Int` holds it exactly, or `nil`.
  public var intValue: Int? { numberValue.flatMap { Int(exactly: $0) } }

  /// The text, or `nil` where this is something else.
  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements, or `nil` where this is no array.
  public var arrayValue: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members, or `nil` where this is no object.
  public var objectValue: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The member of a name, or `nil` where this is no object or has none.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }

  /// The element at a place counted from 0, or `nil` where this is no array or ends before.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let array) = self, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// One step of a path into a document.
  public enum Step: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// To the member of a name.
    case name(String)
    /// To the element at a place counted from 0.
    case index(Int)

    /// To the member of a name.
    public init(stringLiteral value: String) { self = .name(value) }
    /// To the element at a place.
    public init(integerLiteral value: Int) { self = .index(value) }
  }

  /// The value at the end of a path such as `"features", 0, "geometry"`, or `nil` where the path breaks off.
  public func value(at path: Step...) -> JSONValue? {
    var value = self
    for step in path {
      let next =
        switch step {
        case .name(let name): value[name]
        case .index(let index): value[index]
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
