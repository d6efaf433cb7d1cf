import Pixels
import TestSupport
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#f00", 0xFFFF_0000), ("#F008", 0x8888_0000), ("#3366cc", 0xFF33_66CC),
    ("#3366CC80", 0x801A_3366), ("red", 0xFFFF_0000), ("RebeccaPurple", 0xFF66_3399),
    (" transparent ", 0), ("rgb(255, 0, 0)", 0xFFFF_0000), ("rgb(255 0 0 / 50%)", 0x8080_0000),
    ("rgba(0,0,255,0.5)", 0x8000_0080), ("rgb(100%, 50%, 0%)", 0xFFFF_8000),
    ("rgb(300, -20, 0)", 0xFFFF_0000), ("hsl(120, 100%, 50%)", 0xFF00_FF00),
    ("hsl(240deg 100% 50%)", 0xFF00_00FF), ("hsl(0.5turn 100% 25%)", 0xFF00_8080),
    ("hsla(-120, 100%, 50%, 1)", 0xFF00_00FF), ("hsl(480, 100%, 50%)", 0xFF00_FF00),
    ("hsl(0, 0%, 50%)", 0xFF80_8080), ("hsl(none 0% 100%)", 0xFFFF_FFFF),
  ])
  func cssColorsAreRead(_ css: String, _ pixel: UInt32) {
    #expect(Color(css: css)?.premultipliedPixel == pixel)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "#１２３", "blurple", "rgb()", "rgb(1,2)",
    "rgb(1,2,3",
    "rgb(1,2,3,4,5)", "rgb(a,b,c)", "rgb(1px,2,3)", "hsl(1,2,nan)", "hsl(1furlong,2%,3%)",
    "rgb(inf,0,0)", "rgb(1e999,0,0)", "(1,2,3)", "cmyk(1,2,3,4)", "currentcolor",
  ])
  func whatIsNoColorIsRefused(_ css: String) {
    #expect(Color(css: css) == nil)
  }

  @Test func noTextTraps() {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("#rgbahsl(),/% 0123456789.-+e none turn deg\u{301}é")
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      if let color = Color(css: text) {
        #expect(
          [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) })
      }
    }
  }

  @Test func noChannelTraps() {
    for value in [Double.nan, .infinity, -.infinity, -1, 2, .greatestFiniteMagnitude] {
      _ = Color(red: value, green: value, blue: value, alpha: value).premultipliedPixel
    }
  }
}
