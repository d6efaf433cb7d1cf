/// A text and how it is to be set.
public struct TextSetting: Sendable, Hashable {
  /// The words; line breaks are kept.
  public var string: String
  /// The font's size in units of the context.
  public var size: Double
  /// Bold rather than regular.
  public var isBold: Bool
  /// Where lines break, in units; `nil` for never.
  public var maximumWidth: Double?
  /// Lines, the last of which ends in “…” where more would follow; at least 1.
  public var maximumLines: Int
  /// Which side of the lines is straight.
  public var alignment: Alignment

  /// Which side of several lines is straight; of a right-to-left text, `leading` is the right one.
  public enum Alignment: Sendable, Hashable {
    /// Where reading starts.
    case leading
    /// Neither: lines are centred.
    case center
  }

  /// A text by its parts.
  public init(
    _ string: String, size: Double, isBold: Bool = false, maximumWidth: Double? = nil,
    maximumLines: Int = 1, alignment: Alignment = .leading
  ) {
    self.string = string
    self.size = size
    self.isBold = isBold
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.alignment = alignment
  }
}

extension String {
  /// The string with U+FFFD for what ends a C string and for code points that are no characters, which Cairo refuses.
  var withoutNoncharacters: String {
    func isRefused(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
    }
    guard unicodeScalars.contains(where: isRefused) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }
}
