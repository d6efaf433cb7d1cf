extension String {
  /// Whether both are the same bytes; Swift's `==` takes composed and decomposed letters for one.
  @inline(__always)
  func isSame(as other: String) -> Bool {
    self == other && utf8.count == other.utf8.count
  }

  /// Whether this comes first by UTF-16 units, as JavaScript compares.
  func precedes(_ other: String) -> Bool { utf16.lexicographicallyPrecedes(other.utf16) }
}

extension StyleValue {
  /// Whether JavaScript's `===` holds; arrays and objects never are the same.
  func isSame(as other: StyleValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSame(as: right)
    default: false
    }
  }
}
