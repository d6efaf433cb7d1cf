extension JSONReader {
  /// Reads a text in quotes.
  ///
  /// Half a surrogate pair on its own, which UTF-8 can't hold, becomes U+FFFD.
  ///
  /// - Returns: The text with its escapes resolved.
  /// - Throws: `JSONError` where none stands, or one with faults in it.
  public mutating func string() throws(JSONError) -> String {
    guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("a text in quotes") }
    offset += 1
    let start = offset
    let stop = try plainEnd()
    if bytes[stop] == UInt8(ascii: "\"") {
      offset = stop + 1
      return try decoded(bytes, start..<stop, from: start)
    }
    var text = Array(bytes[start..<stop])
    offset = stop
    while bytes[offset] != UInt8(ascii: "\"") {
      try readEscape(into: &text)
      let next = try plainEnd()
      text += bytes[offset..<next]
      offset = next
    }
    offset += 1
    return try decoded(text, 0..<text.count, from: start)
  }

  /// Where the next quote or backslash stands; everything before it stands for itself.
  private func plainEnd() throws(JSONError) -> Int {
    var place = offset
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return place }
      guard byte >= 0x20 else {
        throw .controlCharacter(byte, at: JSONPosition(of: place, in: bytes))
      }
      place += 1
    }
    throw .cutOff(at: JSONPosition(of: place, in: bytes))
  }

  private func decoded(
    _ text: [UInt8], _ range: Range<Int>, from start: Int
  ) throws(JSONError) -> String {
    // Not `String(validating:)`, which is generic and takes three times as long.
    do throws(UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: text.span.extracting(range)))
    } catch {
      throw .notUTF8(at: JSONPosition(of: start, in: bytes))
    }
  }

  /// Reads a backslash and what follows it.
  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = offset
    offset += 2
    guard offset <= bytes.count else { throw cutOff }
    switch bytes[offset - 1] {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try readScalar(from: start)).utf8
    default: throw .badEscape(at: JSONPosition(of: start, in: bytes))
    }
  }

  /// Reads the digits after `\u`, and after a leading surrogate its other half.
  private mutating func readScalar(from start: Int) throws(JSONError) -> Character {
    let unit = try readHexadecimal(from: start)
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    guard unit < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    else { return "\u{FFFD}" }
    let afterFirst = offset
    offset += 2
    let other = try readHexadecimal(from: afterFirst)
    guard (0xDC00...0xDFFF).contains(other),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(other) - 0xDC00)
    else {
      offset = afterFirst
      return "\u{FFFD}"
    }
    return Character(scalar)
  }

  private mutating func readHexadecimal(from start: Int) throws(JSONError) -> UInt16 {
    guard offset + 4 <= bytes.count else { throw cutOff }
    let digits = bytes[offset..<offset + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .badEscape(at: JSONPosition(of: start, in: bytes)) }
    offset += 4
    return unit
  }

  private var cutOff: JSONError { .cutOff(at: JSONPosition(of: bytes.count, in: bytes)) }
}
