internal import JSON

/// Numbers as GPX and KML write them.
enum NumberText {
  /// The number that a whole text is, blanks around it aside; `nil` where it is none, or not finite.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var place = text.startIndex
    guard let number = number(in: text, at: &place) else { return nil }
    skipBlanks(in: text, at: &place)
    return place == text.endIndex ? number : nil
  }

  /// The number that begins at a place after blanks; the place moves to behind it, or stays where there is none.
  ///
  /// Signs, `.5`, `5.` and exponents are read; hexadecimal digits, `inf` and `nan` are not.
  static func number(in text: ArraySlice<UInt8>, at place: inout Int) -> Double? {
    var next = place
    skipBlanks(in: text, at: &next)
    let start = next
    let sign = next < text.endIndex ? text[next] : 0
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
    var decimal = DecimalNumber()
    var digits = readDigits(&decimal, in: text, at: &next)
    if next < text.endIndex, text[next] == UInt8(ascii: ".") {
      next += 1
      let fraction = readDigits(&decimal, in: text, at: &next)
      decimal.exponent -= fraction
      digits += fraction
    }
    guard digits > 0 else { return nil }
    readExponent(&decimal, in: text, at: &next)
    place = next
    if let value = decimal.exactQuotient { return sign == UInt8(ascii: "-") ? -value : value }
    let value = Double(String(decoding: text[start..<next], as: UTF8.self))
    return value?.isFinite == true ? value : nil
  }

  static func skipBlanks(in text: ArraySlice<UInt8>, at place: inout Int) {
    while place < text.endIndex, isBlank(text[place]) { place += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func readDigits(
    _ decimal: inout DecimalNumber, in text: ArraySlice<UInt8>, at place: inout Int
  ) -> Int {
    let start = place
    while place < text.endIndex {
      let digit = text[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      decimal.append(digit)
      place += 1
    }
    return place - start
  }

  private static func readExponent(
    _ decimal: inout DecimalNumber, in text: ArraySlice<UInt8>, at place: inout Int
  ) {
    guard place < text.endIndex, text[place] | 0x20 == UInt8(ascii: "e") else { return }
    var next = place + 1
    let sign = next < text.endIndex ? text[next] : 0
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
    var exponent = DecimalNumber()
    guard readDigits(&exponent, in: text, at: &next) > 0 else { return }
    let size = exponent.isExact ? Int(min(exponent.significand, 1_000_000)) : 1_000_000
    decimal.exponent += sign == UInt8(ascii: "-") ? -size : size
    place = next
  }
}
