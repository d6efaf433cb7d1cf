/// Knows the glyphs of fonts, for texts whose style brings none.
public protocol FontOutlining {
  /// The glyphs of a piece of text without line breaks, in visual order; `nil` where no font has all of its characters.
  ///
  /// The font stack is names of fonts such as `Noto Sans Bold`, joined by commas, the wanted one first.
  func glyphs(of text: String, fontStack: String) -> [FontGlyph]?
}

/// A glyph of a font, or several that stand for one cluster of characters; 24 units are an em.
public struct FontGlyph: Sendable, Equatable {
  /// The outline: x to the right of the pen, y downward from the base line.
  public var outline: Path
  /// How far the pen moves on.
  public var advance: Double
  /// The place of the cluster's first scalar in the text.
  public var firstScalar: Int

  /// A glyph by its parts.
  public init(outline: Path, advance: Double, firstScalar: Int) {
    self.outline = outline
    self.advance = advance
    self.firstScalar = firstScalar
  }
}
