/// Why a text is no JSON; each prints what is wrong, where, and what to do.
public enum JSONError: Error, Sendable, Equatable {
  /// There is no text at all.
  case empty
  /// The text ends inside a value.
  case cutOff(at: JSONPosition)
  /// Something stands where something else has to.
  case unexpected(found: String, expected: String, at: JSONPosition)
  /// The value is done, and something follows it.
  case trailing(found: String, at: JSONPosition)
  /// A number that JSON does not write so, such as `01`, `.5` or `+1`.
  case badNumber(String, at: JSONPosition)
  /// A backslash with something after it that means nothing.
  case badEscape(at: JSONPosition)
  /// A line break, tab or other control character inside a text.
  case controlCharacter(UInt8, at: JSONPosition)
  /// Bytes that are not UTF-8.
  case notUTF8(at: JSONPosition)
  /// Arrays and objects inside each other deeper than `JSONReader.depthLimit`.
  case tooDeep(at: JSONPosition)
}

/// A place in a text: line and column count from 1, columns in characters of Unicode.
public struct JSONPosition: Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int

  /// A place by line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of an offset in bytes.
  init(of offset: Int, in bytes: [UInt8]) {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(max(0, offset)) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    // The byte order mark is no column of the first line.
    if line == 1, bytes.starts(with: JSONReader.byteOrderMark), offset >= 3 { column -= 1 }
    self.init(line: line, column: column)
  }

  /// `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}

extension JSONError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .empty:
      "the JSON text is empty; give a file with something in it"
    case .cutOff(let position):
      "the JSON breaks off at \(position) inside a value; the text was cut off, get it whole"
    case .unexpected(let found, let expected, let position):
      "\(position) of the JSON has \(found) where \(expected) has to stand; mend that place"
    case .trailing(let found, let position):
      "\(position) of the JSON has \(found) after the end of its one value; "
        + "remove what follows, or give one value a line"
    case .badNumber(let text, let position):
      "\(position) of the JSON has \(text), which is no number of JSON; "
        + "write it as 12, -3.5 or 1e9"
    case .badEscape(let position):
      "\(position) of the JSON has a backslash that means nothing; write \\\\ for a backslash"
    case .controlCharacter(let byte, let position):
      "\(position) of the JSON has control character \(byte) inside a text; "
        + "write it as \\n, \\t or \\u00XX"
    case .notUTF8(let position):
      "\(position) of the JSON has bytes that are not UTF-8; save the text as UTF-8"
    case .tooDeep(let position):
      "the JSON has values inside each other deeper than \(JSONReader.depthLimit) at \(position); "
        + "this is no ordinary document, check where it comes from"
    }
  }
}
