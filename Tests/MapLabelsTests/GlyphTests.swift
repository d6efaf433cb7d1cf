import MapScene
import TestSupport
import Testing

@testable import MapLabels

@Suite struct GlyphTests {
  @Test(.enabled(if: SharedData.isPresent, "no shared data"))
  func readsTheFieldsGlyphs() throws {
    let folder = "suites/assets/glyphs/Open Sans Semibold,Arial Unicode MS Bold"
    let range = try #require(GlyphRange(try SharedData.bytes(folder + "/0-255.pbf")))
    #expect(range.skippedCount == 0)
    let letter = try #require(range.entries.first { $0.codePoint == 65 })
    #expect(letter.metrics.width > 10)
    #expect(
      letter.bitmap.count
        == (Int(letter.metrics.width) + 6) * (Int(letter.metrics.height) + 6))
    let space = try #require(range.entries.first { $0.codePoint == 32 })
    #expect(space.metrics.advance == 6)
  }

  @Test(.enabled(if: SharedData.isPresent, "no shared data"), arguments: [UInt64(7), 8])
  func damagedFilesNeverTrap(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let whole = try SharedData.bytes("data/glyphs/Noto Sans Regular/0-255.pbf")
    for _ in 0..<300 {
      var bytes = Array(whole.prefix(Int.random(in: 0...4_000, using: &generator)))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      var store = GlyphStore()
      store.add(bytes, as: GlyphRangeName(fontStack: "Any", holding: 0))
      #expect(store.knows(GlyphRangeName(fontStack: "Any", holding: 100)))
    }
  }

  @Test func bitmapsGetABorderOfNothing() throws {
    let store = Samples.store()
    let stack = try #require(store.number(ofStack: Samples.stack))
    let glyph = store.glyphs[Int(store.glyph(65, stack: stack))]
    guard case .bitmap(let pixels, let width, let height) = glyph.shape else {
      Issue.record("no bitmap")
      return
    }
    #expect(width == 18 && height == 22 && pixels.count == 18 * 22)
    #expect(pixels[0] == 0 && pixels[width + 1] == 200)
    #expect(store.glyph(0x4E00, stack: stack) == -1)
  }

  @Test func rangesHoldTheirCodePoints() {
    #expect(GlyphRangeName(fontStack: "A,B", holding: 300).range == "256-511")
    #expect(GlyphRangeName(fontStack: "A", holding: .max).range == "1113856-1114111")
  }

  @Test func fontsFillMissingRanges() throws {
    struct Fonts: FontOutlining {
      func glyphs(of text: String, fontStack: String) -> [FontGlyph]? {
        guard text != "☃" else { return nil }
        let box = Path.roundedRectangle(Rectangle(x: 1, y: -17, width: 10, height: 17), radius: 0)
        return [FontGlyph(outline: box, advance: 13, firstScalar: 0)]
      }
    }
    var needs = SymbolNeeds()
    needs.codePoints["Mine"] = [65, 0x2603]
    #expect(needs.glyphRanges.map(\.range) == ["0-255", "9728-9983"])
    var store = GlyphStore()
    for name in needs.glyphRanges { store.addMissing(name) }
    #expect(store.wantsFallbacks(for: needs))
    store.addFallbacks(for: needs, from: Fonts())
    #expect(!store.wantsFallbacks(for: needs))
    let stack = try #require(store.number(ofStack: "Mine"))
    let glyph = store.glyphs[Int(store.glyph(65, stack: stack))]
    #expect(glyph.metrics.advance == 13 && glyph.metrics.left == 1 && glyph.metrics.top == -9)
    #expect(store.glyph(0x2603, stack: stack) == -1)
  }
}
