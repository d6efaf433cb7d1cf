/// Goes through a JSON text (RFC 8259, strictly) value by value, without holding what was read.
///
/// For each value call what `kind` says: `string()`, `number()`, `beginArray()` and `nextElement()` until that is
/// false, `beginObject()` and `nextName()` until that is `nil`, or `value()` and `skip()` for a value whole. A byte
/// order mark at the start is passed over.
public struct JSONReader: Sendable {
  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  /// Whether the array or object was just opened, so that no comma is due.
  private var isFirst = false

  /// How many arrays and objects may lie inside each other.
  public static let depthLimit = 512
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What a value is, as its first character says.
  public enum Kind: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// A text in quotes.
    case string
    /// `[`.
    case array
    /// `{`.
    case object
  }

  /// A reader at the start of a text in UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
  }

  /// The kind of the next value.
  ///
  /// - Returns: The kind; the value is still to be read.
  /// - Throws: `JSONError` where no value begins.
  public mutating func kind() throws(JSONError) -> Kind {
    switch nextByte() ?? 0 {
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: throw unexpected("a value")
    }
  }

  /// Opens an array; then call `nextElement()` before each element.
  public mutating func beginArray() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "[") else { throw unexpected("'['") }
    try open()
  }

  /// Whether another element follows; where not, the array is closed.
  public mutating func nextElement() throws(JSONError) -> Bool {
    let byte = nextByte()
    if byte == UInt8(ascii: "]") { return close() }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw unexpected("',' or ']'") }
    offset += 1
    return true
  }

  /// Opens an object; then call `nextName()` before each value.
  public mutating func beginObject() throws(JSONError) {
    guard nextByte() == UInt8(ascii: "{") else { throw unexpected("'{'") }
    try open()
  }

  /// The name of the next member, whose value is to be read then; `nil` where the object is closed instead.
  public mutating func nextName() throws(JSONError) -> String? {
    let byte = nextByte()
    if byte == UInt8(ascii: "}") {
      _ = close()
      return nil
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == UInt8(ascii: ",") else { throw unexpected("',' or '}'") }
      offset += 1
    }
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
    let name = try string()
    guard nextByte() == UInt8(ascii: ":") else { throw unexpected("':'") }
    offset += 1
    return name
  }

  /// Whether nothing but blanks follows.
  public mutating func isAtEnd() -> Bool { nextByte() == nil }

  /// Makes sure that nothing but blanks follows the one value of the text.
  public mutating func end() throws(JSONError) {
    guard nextByte() == nil else { throw .trailing(found: found, at: position) }
  }

  /// The next byte that is no blank, not yet passed; `nil` at the end.
  @inline(__always)
  mutating func nextByte() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      offset += 1
    }
    return nil
  }

  private mutating func open() throws(JSONError) {
    guard depth < Self.depthLimit else { throw .tooDeep(at: position) }
    depth += 1
    offset += 1
    isFirst = true
  }

  private mutating func close() -> Bool {
    depth -= 1
    offset += 1
    isFirst = false
    return false
  }

  /// Where the reader is.
  public var position: JSONPosition { JSONPosition(of: offset, in: bytes) }
}
