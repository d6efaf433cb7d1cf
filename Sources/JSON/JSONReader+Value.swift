extension JSONReader {
  /// Reads a value whole, with all that is in it.
  ///
  /// - Returns: The value.
  /// - Throws: `JSONError` for the first fault.
  public mutating func value() throws(JSONError) -> JSONValue {
    switch try kind() {
    case .null:
      try null()
      return .null
    case .bool: return .bool(try bool())
    case .number: return .number(try number())
    case .string: return .string(try string())
    case .array:
      try beginArray()
      var elements: [JSONValue] = []
      // Most arrays by far are positions, and growing is what costs.
      elements.reserveCapacity(2)
      while try nextElement() { elements.append(try value()) }
      return .array(elements)
    case .object:
      try beginObject()
      var object = JSONObject(capacity: 4)
      while let name = try nextName() { object.append(name, try value()) }
      return .object(object)
    }
  }

  /// Passes over a value with all that is in it.
  ///
  /// - Throws: `JSONError` for the first fault.
  public mutating func skip() throws(JSONError) {
    switch try kind() {
    case .null: try null()
    case .bool: _ = try bool()
    case .number: _ = try number()
    case .string: _ = try string()
    case .array:
      try beginArray()
      while try nextElement() { try skip() }
    case .object:
      try beginObject()
      while try nextName() != nil { try skip() }
    }
  }
}

extension JSONValue {
  /// The one value of a text in UTF-8, strictly by RFC 8259; a byte order mark is passed over.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The value.
  /// - Throws: `JSONError` for the first fault, with its line and column.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    try reader.end()
    return value
  }

  /// The one value of a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The value.
  /// - Throws: `JSONError` for the first fault, with its line and column.
  public static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8))
  }
}
