/// Numbers as a person types them.
extension Double {
  /// A finite decimal number; `name` is what messages call it.
  ///
  /// A true minus sign counts as a hyphen. What only programs write (`nan`, `inf`, `0x1p3`) is no number here.
  init(argument text: some StringProtocol, called name: String) throws(ValueError) {
    var trimmed = text.trimmingSpaces
    if trimmed.hasPrefix("−") { trimmed = "-" + trimmed.dropFirst() }
    let isDecimal = trimmed.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.eE".utf8.contains($0)
    }
    guard isDecimal, let value = Double(trimmed), value.isFinite else {
      throw ValueError(
        "\(name) \(quoted(String(text))) is not a number",
        "write digits, with a point before the decimals")
    }
    self = value
  }

  /// A number within a range, which messages say as `limits`.
  init(
    argument text: some StringProtocol, called name: String, within range: ClosedRange<Double>
  ) throws(ValueError) {
    try self.init(argument: text, called: name)
    guard range.contains(self) else {
      throw ValueError(
        "\(name) \(text.trimmingSpaces) is out of range",
        "take \(range.lowerBound.plain) to \(range.upperBound.plain)")
    }
  }

  /// The shortest digits that say this number, without `.0`.
  var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Int {
  /// A whole number within a range; `name` is what messages call it.
  init(
    argument text: some StringProtocol, called name: String, within range: ClosedRange<Int>
  ) throws(ValueError) {
    let number = try Double(argument: text, called: name)
    guard let whole = Int(exactly: number) else {
      throw ValueError(
        "\(name) \(text.trimmingSpaces) is not a whole number",
        "take \(range.lowerBound) to \(range.upperBound)")
    }
    guard range.contains(whole) else {
      throw ValueError(
        "\(name) \(text.trimmingSpaces) is out of range",
        "take \(range.lowerBound) to \(range.upperBound)")
    }
    self = whole
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingSpaces: String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }
}

extension Double {
  /// The nearest number of so many decimals.
  func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<max(0, places)).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = self * factor
    return scaled.isFinite ? scaled.rounded() / factor : self
  }

  /// The nearest number of so many digits that count, and of at most 9 decimals.
  func rounded(toSignificantDigits digits: Int) -> Double {
    var places = digits
    var size = abs(self)
    while size >= 1, places > 0 {
      size /= 10
      places -= 1
    }
    while size > 0, size < 0.1, places < 9 {
      size *= 10
      places += 1
    }
    return rounded(toPlaces: places)
  }
}
