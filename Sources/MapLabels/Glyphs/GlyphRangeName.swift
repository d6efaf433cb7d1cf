/// Which file of a style's `glyphs` URL: the font stack and 256 code points of it.
public struct GlyphRangeName: Sendable, Hashable, CustomStringConvertible {
  /// The fonts' names joined by commas, which takes the place of `{fontstack}`.
  public let fontStack: String
  /// The first code point, a multiple of 256.
  public let first: UInt32

  /// The range that holds a code point.
  public init(fontStack: String, holding codePoint: UInt32) {
    self.fontStack = fontStack
    first = min(codePoint, 0x10FFFF) / 256 * 256
  }

  /// What takes the place of `{range}`, such as `256-511`.
  public var range: String { "\(first)-\(first + 255)" }

  /// The font stack and the range.
  public var description: String { "\(fontStack) \(range)" }
}
