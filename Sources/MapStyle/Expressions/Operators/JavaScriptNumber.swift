/// Numbers as JavaScript reads and writes them.
enum JavaScriptNumber {
  /// What `Number(text)` gives; `nil` for NaN.
  static func parse(_ text: String) -> Double? {
    let bytes = text.utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard let first = bytes.first else { return 0 }
    let word = String(decoding: bytes, as: UTF8.self)
    if word == "Infinity" || word == "+Infinity" { return .infinity }
    if word == "-Infinity" { return -.infinity }
    if first == UInt8(ascii: "0"), word.utf8.count > 2, let radix = radix(of: word) {
      let digits = word.dropFirst(2)
      guard digits.allSatisfy({ $0.isHexDigit }) else { return nil }
      return UInt64(digits, radix: radix).map { Double($0) }
    }
    // Swift also takes `nan`, `inf` and hexadecimal fractions.
    guard bytes.allSatisfy(isDecimalByte) else { return nil }
    return Double(word)
  }

  private static func radix(of word: String) -> Int? {
    switch word.dropFirst().first {
    case "x", "X": 16
    case "o", "O": 8
    case "b", "B": 2
    default: nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isDecimalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// What `String(number)` gives (ECMA-262, 6.1.6.1.20): the shortest digits that read back as the same.
  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if abs(number) < 0x1p53, let whole = Int(exactly: number) { return "\(whole)" }
    let sign = number < 0 ? "-" : ""
    let (digits, exponent) = decimal(abs(number))
    let count = digits.count
    switch exponent {
    case count...21: return sign + digits + String(repeating: "0", count: exponent - count)
    case 1...21:
      return sign + digits.prefix(exponent) + "." + digits.dropFirst(exponent)
    case -5...0: return sign + "0." + String(repeating: "0", count: -exponent) + digits
    default:
      let power = exponent - 1
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return "\(sign)\(digits.prefix(1))\(fraction)e\(power < 0 ? "-" : "+")\(abs(power))"
    }
  }

  /// The digits d and the exponent n of a number 0.d · 10^n.
  private static func decimal(_ number: Double) -> (digits: String, exponent: Int) {
    let parts = "\(number)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = mantissa[0]
    var digits = String(whole + (mantissa.count > 1 ? mantissa[1] : ""))
    var exponent = whole.count + power
    while digits.count > 1, digits.first == "0" {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return (digits, exponent)
  }
}
