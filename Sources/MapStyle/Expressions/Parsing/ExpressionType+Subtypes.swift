extension ExpressionType {
  /// Whether a value of unknown type is asserted to be of this type where this is expected.
  var isAsserted: Bool {
    switch self {
    case .string, .number, .boolean, .object, .array: true
    default: false
    }
  }

  /// Whether a value of a plainer type is turned into one of this type where this is expected.
  func isCoerced(from type: ExpressionType) -> Bool {
    switch (self, type) {
    case (.color, .value), (.color, .string), (.formatted, .value), (.formatted, .string),
      (.resolvedImage, .value), (.resolvedImage, .string), (.projection, .value),
      (.projection, .string), (.projection, .array), (.padding, .value), (.padding, .number),
      (.padding, .array), (.numberArray, .value), (.numberArray, .number), (.numberArray, .array),
      (.colorArray, .value), (.colorArray, .string), (.colorArray, .array),
      (.variableAnchorOffsets, .value), (.variableAnchorOffsets, .array):
      true
    default: false
    }
  }

  /// Whether each value of this type is one of another.
  func isSubtype(of expected: ExpressionType) -> Bool {
    if self == .error || self == expected { return true }
    switch (expected, self) {
    case (.array(let expectedItem, let expectedCount), .array(let item, let count)):
      guard expectedCount == nil || expectedCount == count else { return false }
      return (count == 0 && item == .value) || item.isSubtype(of: expectedItem)
    case (.value, .collator): return false
    case (.value, .array(let item, let count)):
      return (count == 0 && item == .value) || item.isSubtype(of: .value)
    case (.value, _): return true
    default: return false
    }
  }

  /// Whether both are arrays, or both of the same plain type.
  func hasKind(of other: ExpressionType) -> Bool {
    switch (self, other) {
    case (.array, .array): true
    default: self == other
    }
  }

  /// Whether values of the type can be mixed.
  var isInterpolatable: Bool {
    switch self {
    case .number, .color, .padding, .numberArray, .colorArray, .variableAnchorOffsets, .projection:
      true
    case .array(.number, .some): true
    default: false
    }
  }

  /// The type of a word such as `number` in an expression.
  init?(word: String) {
    switch word {
    case "boolean", "to-boolean": self = .boolean
    case "number", "to-number": self = .number
    case "string", "to-string": self = .string
    case "object": self = .object
    case "to-color": self = .color
    default: return nil
    }
  }
}
