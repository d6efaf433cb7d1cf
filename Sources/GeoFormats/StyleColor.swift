/// A colour of a file: eight bits a channel of sRGB, and straight alpha.
public struct StyleColor: Sendable, Hashable {
  /// `0xRRGGBB`.
  public var rgb: UInt32
  /// Opacity, 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// A colour by `0xRRGGBB`.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.alpha = alpha
  }

  /// KML's `aabbggrr` (OGC KML 2.2, 10.2), with or without `#`; `nil` for anything else.
  init?(kml text: String) {
    let digits = Self.trimmed(text)
    guard digits.utf8.count == 8, let bits = Self.hexadecimal(digits) else { return nil }
    let (blue, green, red) = (bits >> 16 & 255, bits >> 8 & 255, bits & 255)
    self.init(rgb: red << 16 | green << 8 | blue, alpha: Double(bits >> 24) / 255)
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA` with or without `#`, or one of CSS 2's colour words; `nil` for anything else.
  init?(css text: String) {
    let digits = Self.trimmed(text)
    if let rgb = Self.words[digits.lowercased()] {
      self.init(rgb: rgb)
      return
    }
    guard let bits = Self.hexadecimal(digits) else { return nil }
    switch digits.utf8.count {
    case 3:
      let (red, green, blue) = (bits >> 8, bits >> 4 & 15, bits & 15)
      self.init(rgb: (red << 16 | green << 8 | blue) * 17)
    case 6: self.init(rgb: bits)
    case 8: self.init(rgb: bits >> 8, alpha: Double(bits & 255) / 255)
    default: return nil
    }
  }

  /// `#AARRGGBB` or `#RRGGBB`, as OsmAnd writes it into GPX; or a word.
  init?(gpx text: String) {
    let digits = Self.trimmed(text)
    if digits.utf8.count == 8, let bits = Self.hexadecimal(digits) {
      self.init(rgb: bits, alpha: Double(bits >> 24) / 255)
    } else {
      self.init(css: digits)
    }
  }

  private static func trimmed(_ text: String) -> String {
    let word = text.filter { !$0.isWhitespace }
    return word.hasPrefix("#") ? String(word.dropFirst()) : word
  }

  private static func hexadecimal(_ digits: String) -> UInt32? {
    // The initialiser would take a sign as well.
    digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  /// CSS 2.1, 4.3.6, and the words of Garmin's display colours that differ.
  private static let words: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080,
    "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500, "cyan": 0x00FFFF,
    "magenta": 0xFF00FF, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkyellow": 0xB5B820,
    "darkblue": 0x00008B, "darkmagenta": 0x8B008B, "darkcyan": 0x008B8B, "lightgray": 0xD3D3D3,
    "darkgray": 0xA9A9A9, "brown": 0xA52A2A, "pink": 0xFFC0CB,
  ]
}
