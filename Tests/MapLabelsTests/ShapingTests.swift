import MapScene
import MapStyle
import Pixels
import TestSupport
import Testing

@testable import MapLabels

@Suite struct ShapingTests {
  private static var setting: TextSetting {
    TextSetting(maximumWidth: 240, lineHeight: 24, layoutSize: 16, sizeAtTileZoom: 16)
  }

  @Test func aLineIsCentredOnItsAnchor() throws {
    let shaped = try #require(Samples.shape("abc", Self.setting))
    #expect(shaped.left == -18 && shaped.right == 18 && shaped.top == -12 && shaped.bottom == 12)
    #expect(shaped.glyphs.map(\.x) == [-18, -6, 6])
    // GL JS: y = -17 + (-0.5 · 1 + 0.5) · lineHeight.
    #expect(shaped.glyphs.allSatisfy { $0.y == -17 })
  }

  @Test func spacesAtTheEndsOfLinesAreDropped() throws {
    var setting = Self.setting
    setting.maximumWidth = 60
    let shaped = try #require(Samples.shape("  abcd efgh ", setting))
    #expect(shaped.lines.count == 2)
    #expect(shaped.lines.map(\.glyphs.count) == [4, 4])
    #expect(shaped.right - shaped.left == 48)
    #expect(shaped.glyphs[4].y - shaped.glyphs[0].y == 24)
  }

  @Test(arguments: [
    (SymbolAnchor.left, 0.0, 36.0), (.right, -36.0, 0.0), (.topLeft, 0.0, 36.0),
    (.center, -18.0, 18.0),
  ])
  func anchorsMoveTheBlock(anchor: SymbolAnchor, left: Double, right: Double) throws {
    var setting = Self.setting
    setting.anchor = anchor
    let shaped = try #require(Samples.shape("abc", setting))
    #expect(shaped.left == left && shaped.right == right)
  }

  @Test func letterSpacingStandsBetweenLettersAlone() throws {
    var setting = Self.setting
    setting.spacing = 2.4
    let shaped = try #require(Samples.shape("ab", setting))
    #expect(abs(shaped.right - shaped.left - 26.4) < 1e-9)
  }

  @Test func linesAreBrokenEvenly() throws {
    var setting = Self.setting
    setting.maximumWidth = 24 * 10
    let shaped = try #require(Samples.shape("aaaa bbbb cccc dddd eeee ffff", setting))
    #expect(shaped.lines.map(\.glyphs.count) == [14, 14])
  }

  @Test func parenthesesStayWithTheirWords() {
    func ends(_ string: String, width: Double) -> [Int] {
      let items = string.unicodeScalars.map { LineBreaker.Item(point: $0.value, advance: 12) }
      return LineBreaker.ends(of: items, maximumWidth: width)
    }
    #expect(ends("ab\ncd", width: 1_000) == [3, 5])
    #expect(ends("北京市上海", width: 36) == [3, 5])
    #expect(ends("北京\u{200B}市上海", width: 36) == [3, 6])
    #expect(ends("aaaa (bbbb)", width: 72) == [5, 11])
    #expect(ends("", width: 72).isEmpty)
  }

  @Test func textWithoutGlyphsIsNothing() {
    #expect(Samples.shape("☃☃", Self.setting) == nil)
    #expect(Samples.shape(" ", Self.setting) == nil)
  }

  @Test func largerSectionsRaiseTheirLine() throws {
    let formatted = Formatted(sections: [
      .init(text: "a"), .init(text: "b", scale: 2),
      .init(text: "c", scale: 0.5, verticalAlignment: .top),
    ])
    let text = LabelText(formatted, fontStack: Samples.stack, transform: .none, ordering: nil)
    let shaper = TextShaper(glyphs: Samples.store(), images: SpriteSheet())
    let shaped = try #require(shaper.shape(text, Self.setting))
    #expect(shaped.right - shaped.left == 12 + 24 + 6)
    #expect(shaped.bottom - shaped.top == 48)
    #expect(shaped.glyphs[0].y - shaped.glyphs[1].y == 24)
    #expect(shaped.glyphs[2].y == shaped.glyphs[1].y)
  }

  @Test func imagesStandInLines() throws {
    var sheet = SpriteSheet()
    let image = try #require(Samples.image(width: 20, height: 40))
    sheet.add(image, named: "i")
    let formatted = Formatted(sections: [
      .init(text: "a"), .init(text: "", image: ResolvedImage(name: "i")),
      .init(text: "", image: ResolvedImage(name: "missing")),
    ])
    let text = LabelText(formatted, fontStack: Samples.stack, transform: .none, ordering: nil)
    let shaped = try #require(
      TextShaper(glyphs: Samples.store(), images: sheet).shape(text, Self.setting))
    #expect(shaped.hasImages && shaped.glyphs.count == 2)
    // 20 points at a text of 16 points are 30 units.
    #expect(shaped.right - shaped.left == 12 + 30)
    #expect(shaped.bottom - shaped.top == 24 + 60 - 24)
  }

  @Test func textTransformChangesLetters() {
    let text = LabelText(
      Formatted("Straße"), fontStack: "", transform: .uppercase, ordering: nil)
    #expect(LabelText.string(text.points[...]) == "STRASSE")
  }

  @Test func verticalPunctuationNeedsUprightNeighbours() {
    #expect(VerticalPunctuation.form(of: 0x28, after: 0x6C23, before: 0x6C23) == 0xFE35)
    #expect(VerticalPunctuation.form(of: 0x28, after: 0x61, before: 0x6C23) == 0x28)
    #expect(CodePointRules.isUprightInVerticalText(0x6C23))
    #expect(!CodePointRules.isUprightInVerticalText(0x3010))
    #expect(!CodePointRules.isUprightInVerticalText(0x61))
  }

  @Test func oddSettingsNeverTrap() {
    for value in [0, -1, 1e300, -.infinity, .infinity, .nan] {
      let setting = TextSetting(
        maximumWidth: value, lineHeight: value, spacing: value, offset: SIMD2(value, value),
        layoutSize: value, sizeAtTileZoom: value)
      _ = Samples.shape("ab cd ef", setting)
    }
  }
}

@Suite struct BidirectionalTests {
  /// Takes capitals for letters that run from right to left.
  private struct Capitals: TextOrdering {
    func joined(_ codePoints: [UInt32]) -> [UInt32] { codePoints }
    func levels(of codePoints: [UInt32]) -> TextLevels {
      let levels: [UInt8] = codePoints.map { $0 >= 0x05D0 && $0 < 0x0600 ? 1 : 0 }
      return TextLevels(levels: levels, paragraphs: levels.map { _ in 0 })
    }
    func mirrored(_ codePoint: UInt32) -> UInt32 { codePoint }
  }

  @Test func lettersFromRightToLeftAreReversed() {
    let text = LabelText(
      Formatted("a\u{5D0}\u{5D1}b"), fontStack: "", transform: .none, ordering: Capitals())
    let units = text.points.indices.map {
      TextUnit(
        point: text.points[$0], glyph: 0, section: 0, level: text.levels?.levels[$0] ?? 0)
    }
    let line = BidirectionalLine.visual(units[...], hasLevels: true)
    #expect(line.map(\.point) == [0x61, 0x5D1, 0x5D0, 0x62])
  }

  @Test func plainTextNeedsNoOrder() {
    let text = LabelText(Formatted("abc"), fontStack: "", transform: .none, ordering: Capitals())
    #expect(text.levels == nil)
  }
}
