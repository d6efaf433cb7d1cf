internal import VectorTiles

/// The glyphs of one file of a font stack: signed distances as MapLibre's `glyphs` URLs bring them.
struct GlyphRange {
  /// One glyph of the file.
  struct Entry {
    var codePoint: UInt32
    var metrics: GlyphMetrics
    /// Rows of bytes with a border of 3 pixels; empty for spaces.
    var bitmap: [UInt8]
  }

  /// The pixels around a glyph in its bitmap.
  static let border = 3
  /// Larger glyphs are taken for damage.
  private static let sideLimit: UInt64 = 1_024

  var entries: [Entry] = []
  /// Glyphs that were left out, since they are damaged.
  var skippedCount = 0

  /// Reads a file; `nil` where it is none.
  init?(_ bytes: [UInt8]) {
    let isWhole = bytes.withUnsafeBufferPointer { buffer in
      let end = UInt32(clamping: buffer.count)
      return forEachMessage(1, in: ByteRange(start: 0, end: end), of: buffer) { stack in
        forEachMessage(3, in: stack, of: buffer) { glyph in
          if let entry = Self.entry(glyph, of: buffer) {
            entries.append(entry)
          } else {
            skippedCount += 1
          }
          return true
        }
      }
    }
    guard isWhole else { return nil }
  }

  /// Visits the fields with a number that hold messages; false where the bytes are no message.
  private func forEachMessage(
    _ number: Int, in range: ByteRange, of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (ByteRange) -> Bool
  ) -> Bool {
    var reader = ProtobufReader(bytes, range)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return false }
      if field.number == number, field.wire == .length {
        guard let message = reader.lengthDelimited(), body(message) else { return false }
      } else {
        guard reader.skip(field.wire) else { return false }
      }
    }
    return true
  }

  private static func entry(_ range: ByteRange, of bytes: UnsafeBufferPointer<UInt8>) -> Entry? {
    var reader = ProtobufReader(bytes, range)
    var codePoint: UInt64?
    var bitmap = ByteRange.empty
    var (width, height, advance): (UInt64, UInt64, UInt64) = (0, 0, 0)
    var (left, top): (Int32, Int32) = (0, 0)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      switch (field.number, field.wire) {
      case (1, .varint): codePoint = reader.varint()
      case (2, .length): bitmap = reader.lengthDelimited() ?? .empty
      case (3, .varint): width = reader.varint() ?? .max
      case (4, .varint): height = reader.varint() ?? .max
      case (5, .varint): left = reader.zigzag32() ?? 0
      case (6, .varint): top = reader.zigzag32() ?? 0
      case (7, .varint): advance = reader.varint() ?? .max
      default: guard reader.skip(field.wire) else { return nil }
      }
    }
    guard let codePoint, codePoint <= 0x10FFFF, width < sideLimit, height < sideLimit,
      advance <= sideLimit, abs(Int(left)) <= sideLimit, abs(Int(top)) <= sideLimit
    else { return nil }
    let pixelCount = (Int(width) + 2 * border) * (Int(height) + 2 * border)
    let pixels = bytes[Int(bitmap.start)..<Int(bitmap.end)]
    guard pixels.isEmpty || pixels.count == pixelCount else { return nil }
    return Entry(
      codePoint: UInt32(codePoint),
      metrics: GlyphMetrics(
        width: Double(width), height: Double(height), left: Double(left), top: Double(top),
        advance: Double(advance)),
      bitmap: Array(pixels))
  }
}
