import Testing

@testable import Canvas

@Suite("Setting text")
struct TypesetterTests {
  private let typesetter = Typesetter()

  @Test("A text is twice as wide and high at twice the size, since nothing is hinted")
  func linear() throws {
    let small = try typesetter.layout(TextSetting("OpenStreetMap", size: 11))
    let large = try typesetter.layout(TextSetting("OpenStreetMap", size: 22))
    #expect(abs(large.width - 2 * small.width) < 0.05)
    #expect(abs(large.height - 2 * small.height) < 0.05)
    #expect(small.width > 60 && small.height > 11 && small.baseline > 8)
  }

  @Test("Bold letters are wider")
  func bold() throws {
    let regular = try typesetter.layout(TextSetting("Zürich", size: 20))
    let bold = try typesetter.layout(TextSetting("Zürich", size: 20, isBold: true))
    #expect(bold.width > regular.width + 1)
  }

  @Test("The embedded fonts are the ones that set Latin, Greek and Cyrillic, on any machine")
  func embedded() throws {
    let layout = try typesetter.layout(TextSetting("Zürich Ελλάδα Москва © – …", size: 13))
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.families == ["Noto Sans"])
  }

  @Test("A text breaks at its width, and ends in “…” where lines run out")
  func wrapping() throws {
    let words = "a long attribution of many sources that needs several lines"
    let whole = try typesetter.layout(
      TextSetting(words, size: 10, maximumWidth: 80, maximumLines: 20))
    #expect(whole.width <= 80 && whole.lineCount > 2 && !whole.isEllipsized)
    let cut = try typesetter.layout(TextSetting(words, size: 10, maximumWidth: 80, maximumLines: 2))
    #expect(cut.lineCount == 2 && cut.isEllipsized && cut.width <= 80)
  }

  @Test("Ink lies within the text's box")
  func ink() throws {
    let layout = try typesetter.layout(TextSetting("Ågx", size: 30))
    #expect(layout.ink.x > -2 && layout.ink.y >= 0)
    #expect(layout.ink.x + layout.ink.width < layout.width + 2)
    #expect(layout.ink.y + layout.ink.height < layout.height)
    #expect(layout.ink.height > 20)
  }

  @Test("A character that no font has is named, once")
  func missing() throws {
    let layout = try typesetter.layout(TextSetting("a\u{10FFF0}b\u{10FFF0}", size: 10))
    #expect(layout.missingCharacters == ["\u{10FFF0}"])
  }

  @Test(
    "Odd texts are set and do not crash",
    arguments: [
      "", "\u{0}", "\u{FFFF}", "\u{202E}abc", "\u{2067}", "\u{200D}", "\n\n",
      String(repeating: "abc ", count: 5_000),
    ])
  func odd(string: String) throws {
    for width in [nil, 0, 50, Double.nan, -3, .infinity] as [Double?] {
      let layout = try typesetter.layout(
        TextSetting(string, size: 12, maximumWidth: width, maximumLines: -1))
      #expect(layout.height >= 0)
    }
    #expect(try typesetter.layout(TextSetting(string, size: .nan)).height >= 0)
  }

  @Test("A typesetter that is given back is taken again")
  func pool() {
    let pool = TypesetterPool(capacity: 1)
    let (first, second) = (pool.take(), pool.take())
    #expect(first !== second)
    pool.giveBack(first)
    pool.giveBack(second)
    #expect(pool.take() === first)
    #expect(pool.take() !== second)
  }
}
