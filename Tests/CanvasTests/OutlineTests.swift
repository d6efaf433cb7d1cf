import Testing

@testable import Canvas

@Suite("Outlines and the order of texts")
struct OutlineTests {
  @Test("A letter stands on the base line, and its advance is that of 24 units an em")
  func letter() throws {
    let outlines = try #require(
      try Typesetter().outlines(of: "Ag", fontStack: "Noto Sans Regular"))
    #expect(outlines.map(\.firstScalar) == [0, 1])
    let heights = outlines[0].pieces.compactMap { piece -> Double? in
      if case .move(_, let y) = piece { y } else { nil }
    }
    // Capitals of Noto Sans are 0.714 em high.
    let highest = try #require(heights.min())
    #expect(highest >= -17.5 && highest < 0)
    #expect(abs(outlines[0].advance - 0.639 * 24) < 0.3)
  }

  @Test("Bold letters are wider")
  func bold() throws {
    let typesetter = Typesetter()
    let regular = try #require(try typesetter.outlines(of: "H", fontStack: "Noto Sans Regular"))
    let bold = try #require(try typesetter.outlines(of: "H", fontStack: "Open Sans Semibold"))
    #expect(bold[0].advance > regular[0].advance)
  }

  @Test("A space draws nothing and moves on")
  func space() throws {
    let outlines = try #require(try Typesetter().outlines(of: " ", fontStack: ""))
    #expect(outlines.count == 1 && outlines[0].pieces.isEmpty && outlines[0].advance > 4)
  }

  @Test("Characters that no font has are told")
  func missing() throws {
    #expect(try Typesetter().outlines(of: "\u{10FFFD}", fontStack: "") == nil)
  }

  @Test("Arabic letters are joined, and lam with alef becomes one")
  func joined() {
    // beh, heh: initial and final forms.
    #expect(BidirectionalText.joined([0x628, 0x647]) == [0xFE91, 0xFEEA])
    #expect(BidirectionalText.joined([0x644, 0x627]) == [0xFEFB])
    #expect(BidirectionalText.joined([0x61, 0x62]) == [0x61, 0x62])
    #expect(BidirectionalText.joined([]).isEmpty)
  }

  @Test("Each paragraph takes its direction from its first strong letter")
  func levels() {
    let text = "ab \u{5D0}\u{5D1}\n\u{5D0} 1"
    let (levels, paragraphs) = BidirectionalText.levels(of: text.unicodeScalars.map(\.value))
    #expect(levels.prefix(5) == [0, 0, 0, 1, 1])
    #expect(levels.suffix(3) == [1, 1, 2])
    #expect(paragraphs == [0, 0, 0, 0, 0, 0, 1, 1, 1])
    #expect(BidirectionalText.mirrored(0x28) == 0x29 && BidirectionalText.mirrored(0x41) == 0x41)
  }
}
