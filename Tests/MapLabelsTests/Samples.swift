import MapScene
import MapStyle
import Pixels
import VectorTiles
import WebMercator

@testable import MapLabels

/// A store in which each letter of the basic alphabet is a box of a known size.
enum Samples {
  static let stack = "Test"

  /// Glyphs of all code points from the space to `~`, each `advance` wide; the space draws nothing.
  static func store(advance: Int = 12, codePoints: ClosedRange<UInt32> = 32...126) -> GlyphStore {
    var store = GlyphStore()
    var message = GlyphFile()
    for point in codePoints {
      message.add(
        point, width: point == 32 ? 0 : 10, height: point == 32 ? 0 : 14, advance: advance)
    }
    store.add(message.bytes, as: GlyphRangeName(fontStack: stack, holding: codePoints.lowerBound))
    return store
  }

  static func text(_ string: String) -> LabelText {
    LabelText(Formatted(string), fontStack: stack, transform: .none, ordering: nil)
  }

  static func shape(_ string: String, _ setting: TextSetting) -> ShapedText? {
    TextShaper(glyphs: store(), images: SpriteSheet()).shape(text(string), setting)
  }

  /// A square image of one colour.
  static func image(
    width: Int = 20, height: Int = 20, ratio: Double = 1, stretchX: [ClosedRange<Double>]? = nil,
    stretchY: [ClosedRange<Double>]? = nil, content: Rectangle? = nil
  ) -> SpriteImage? {
    SpriteImage(
      pixels: Pixmap(width: width, height: height, filledWith: 0xFF00_00FF), pixelRatio: ratio,
      stretchX: stretchX, stretchY: stretchY, content: content)
  }
}

/// Writes files of glyphs.
struct GlyphFile {
  private var stack: [UInt8] = []

  mutating func add(_ point: UInt32, width: Int, height: Int, advance: Int, top: Int = -8) {
    var glyph: [UInt8] = []
    append(1, Int(point), to: &glyph)
    if width > 0 {
      append([UInt8](repeating: 200, count: (width + 6) * (height + 6)), 2, to: &glyph)
    }
    append(3, width, to: &glyph)
    append(4, height, to: &glyph)
    append(5, 1 << 1, to: &glyph)
    append(6, (-top << 1) - 1, to: &glyph)
    append(7, advance, to: &glyph)
    append(glyph, 3, to: &stack)
  }

  var bytes: [UInt8] {
    var file: [UInt8] = []
    append(stack, 1, to: &file)
    return file
  }

  private func append(_ field: Int, _ value: Int, to bytes: inout [UInt8]) {
    varint(field << 3, to: &bytes)
    varint(value, to: &bytes)
  }

  private func append(_ message: [UInt8], _ field: Int, to bytes: inout [UInt8]) {
    varint(field << 3 | 2, to: &bytes)
    varint(message.count, to: &bytes)
    bytes += message
  }

  private func varint(_ value: Int, to bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
