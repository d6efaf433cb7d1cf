extension Color {
  /// A colour as CSS writes it; `nil` if the text is no colour.
  ///
  /// Understood are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()`, `hsla()` with commas or
  /// spaces, the names of CSS Color 4, and `transparent`; the case does not matter, and numbers out of range are
  /// clamped.
  public init?(css: String) {
    let text = css.lowercased().trimmingSpaces
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let arguments = text[text.index(after: open)...].dropLast()
      self.init(function: text[..<open], arguments: arguments)
    } else if text == "transparent" {
      self = .clear
    } else if let hex = NamedColors.table[text] {
      self.init(hex: hex)
    } else {
      return nil
    }
  }

  /// CSS Color 4, 5.2: three or four digits are each doubled.
  private init?(hexadecimal digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.utf8.count == digits.count else { return nil }
    let channels: [Int]
    switch values.count {
    case 3, 4: channels = values.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(channels[0]) / 255, green: Double(channels[1]) / 255,
      blue: Double(channels[2]) / 255, alpha: channels.count == 4 ? Double(channels[3]) / 255 : 1)
  }

  /// CSS Color 4, 5.1 and 7: both functions take three channels and perhaps an alpha.
  private init?(function name: Substring, arguments: Substring) {
    let words = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    guard words.count == 3 || words.count == 4 else { return nil }
    let alpha = words.count == 4 ? CSSNumber(words[3])?.fraction(of: 1) : 1
    guard let alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      let channels = words.prefix(3).compactMap { CSSNumber($0)?.fraction(of: 255) }
      guard channels.count == 3 else { return nil }
      self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    case "hsl", "hsla":
      guard let hue = CSSNumber(words[0])?.degrees,
        let saturation = CSSNumber(words[1])?.fraction(of: 100),
        let lightness = CSSNumber(words[2])?.fraction(of: 100)
      else { return nil }
      self.init(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
    default: return nil
    }
  }

  /// CSS Color 4, 7.1.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let spread = saturation * min(lightness, 1 - lightness)
      return lightness - spread * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}

/// A number in a CSS function, with its unit.
private struct CSSNumber {
  private let value: Double
  private let unit: Substring

  /// A number; `nil` if the word is not a finite one.
  ///
  /// The word `none` is 0.
  init?(_ word: Substring) {
    if word == "none" {
      (value, unit) = (0, "")
      return
    }
    let start = word.firstIndex { $0 == "%" || ($0.isLetter && $0 != "e") } ?? word.endIndex
    guard let number = Double(word[..<start]), number.isFinite else { return nil }
    value = number
    unit = word[start...]
  }

  /// 0 to 1: a percentage of 100, or a plain number of `whole`.
  func fraction(of whole: Double) -> Double? {
    switch unit {
    case "": max(0, min(1, value / whole))
    case "%": max(0, min(1, value / 100))
    default: nil
    }
  }

  /// An angle, 0 up to 360 degrees.
  var degrees: Double? {
    let turns: [Substring: Double] = ["": 360, "deg": 360, "grad": 400, "rad": 2 * .pi, "turn": 1]
    guard let whole = turns[unit] else { return nil }
    let rest = (value / whole).truncatingRemainder(dividingBy: 1) * 360
    return rest < 0 ? rest + 360 : rest
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let rest = drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex
    return String(rest[..<end])
  }
}
