/// The Unicode encodings of texts, all brought to UTF-8; what an XML declaration names is for its parser.
enum TextEncoding {
  /// The text in UTF-8 without byte order mark, or the name of the encoding that is not read.
  ///
  /// Broken UTF-8 is let through: what reads it puts U+FFFD for what it can't decode.
  enum Result: Equatable {
    case text([UInt8], isConverted: Bool)
    case unknown(String)
  }

  static func decoded(_ bytes: [UInt8]) -> Result {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return .text(Array(bytes.dropFirst(3)), isConverted: false)
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .unknown("UTF-32")
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes.dropFirst(2), high: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) { return fromUTF16(bytes.dropFirst(2), high: 1) }
    // UTF-16 without a mark shows in the first character, which is '<' or the like.
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 {
      return fromUTF16(bytes[...], high: 0)
    }
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[3] == 0 {
      return fromUTF16(bytes[...], high: 1)
    }
    return .text(bytes, isConverted: false)
  }

  /// Code units in pairs of bytes, the high one at `high` (0 or 1); an odd last byte is left out.
  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, high: Int) -> Result {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
    }
    return .text(Array(String(decoding: units, as: UTF16.self).utf8), isConverted: true)
  }
}
