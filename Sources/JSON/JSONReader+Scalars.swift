extension JSONReader {
  /// Reads `true` or `false`.
  ///
  /// - Returns: Which of the two.
  /// - Throws: `JSONError` where something else stands.
  public mutating func bool() throws(JSONError) -> Bool {
    if nextByte() == UInt8(ascii: "t") {
      try word("true")
      return true
    }
    try word("false")
    return false
  }

  /// Reads `null`.
  public mutating func null() throws(JSONError) {
    _ = nextByte()
    try word("null")
  }

  private mutating func word(_ word: StaticString) throws(JSONError) {
    let start = offset
    for place in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count else { throw unexpected("'\(word)'") }
      let matches = word.withUTF8Buffer { $0[place] == bytes[offset] }
      guard matches else {
        offset = start
        throw unexpected("a value")
      }
      offset += 1
    }
  }

  /// Reads a number; one too large for a `Double` is infinite, as in JavaScript.
  ///
  /// - Returns: The nearest `Double`.
  /// - Throws: `JSONError` where none stands, or one that JSON does not write so.
  public mutating func number() throws(JSONError) -> Double {
    guard let first = nextByte(), Self.isDigit(first) || first == UInt8(ascii: "-") else {
      throw unexpected("a number")
    }
    let start = offset
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var decimal = DecimalNumber()
    let leading = offset
    guard readDigits(&decimal) > 0 else { throw badNumber(from: start) }
    if bytes[leading] == UInt8(ascii: "0"), offset > leading + 1 { throw badNumber(from: start) }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let digits = readDigits(&decimal)
      guard digits > 0 else { throw badNumber(from: start) }
      decimal.exponent -= digits
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      try readExponent(&decimal, from: start)
    }
    if let value = decimal.exactQuotient { return isNegative ? -value : value }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? 0
  }

  /// Passes digits and takes them into the significand; how many there were.
  @inline(__always)
  private mutating func readDigits(_ decimal: inout DecimalNumber) -> Int {
    var place = offset
    while place < bytes.count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      decimal.append(digit)
      place += 1
    }
    defer { offset = place }
    return place - offset
  }

  private mutating func readExponent(
    _ decimal: inout DecimalNumber, from start: Int
  ) throws(JSONError) {
    let sign = offset < bytes.count ? bytes[offset] : 0
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { offset += 1 }
    var exponent = DecimalNumber()
    guard readDigits(&exponent) > 0 else { throw badNumber(from: start) }
    let size = exponent.isExact ? Int(min(exponent.significand, 1_000_000)) : 1_000_000
    decimal.exponent += sign == UInt8(ascii: "-") ? -size : size
  }

  private mutating func badNumber(from start: Int) -> JSONError {
    guard offset < bytes.count else { return .cutOff(at: position) }
    let ends = Array("]}, \t\r\n".utf8)
    let text = bytes[start...].prefix { !ends.contains($0) }.prefix(30)
    offset = start
    return .badNumber("'\(String(decoding: text, as: UTF8.self))'", at: position)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
