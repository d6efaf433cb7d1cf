/// Knows how texts run from right to left.
public protocol TextOrdering: Sendable {
  /// The code points with Arabic letters in their joined forms (the Unicode block of presentation forms), in logical order.
  func joined(_ codePoints: [UInt32]) -> [UInt32]

  /// The levels of the Unicode bidirectional algorithm (UAX 9); each paragraph takes its direction from its first strong letter.
  func levels(of codePoints: [UInt32]) -> TextLevels

  /// The code point that is drawn in place of one that runs from right to left, such as `(` for `)`.
  func mirrored(_ codePoint: UInt32) -> UInt32
}

/// Levels of a text, one for each code point; odd ones run from right to left.
public struct TextLevels: Sendable, Hashable {
  /// The code points' own levels.
  public var levels: [UInt8]
  /// The levels of the paragraphs that they lie in.
  public var paragraphs: [UInt8]

  /// Levels of a text.
  public init(levels: [UInt8], paragraphs: [UInt8]) {
    self.levels = levels
    self.paragraphs = paragraphs
  }
}
