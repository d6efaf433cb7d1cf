/// The encodings of texts that are read, all brought to UTF-8.
enum TextEncoding {
  /// The text in UTF-8 without byte order mark, or the name of the encoding that is not read.
  ///
  /// An XML declaration is believed, after a byte order mark. Broken UTF-8 is let through: what reads it puts U+FFFD
  /// for what it can't decode.
  enum Result: Equatable {
    case text([UInt8])
    case unknown(String)
  }

  static func decoded(_ bytes: [UInt8]) -> Result {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .text(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return .unknown("UTF-32")
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return .text(fromUTF16(bytes.dropFirst(2), high: 0)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .text(fromUTF16(bytes.dropFirst(2), high: 1)) }
    // UTF-16 without a mark shows in the first character, which is '<' or the like.
    if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0 {
      return .text(fromUTF16(bytes[...], high: 0))
    }
    if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[3] == 0 {
      return .text(fromUTF16(bytes[...], high: 1))
    }
    return decoded(bytes, as: declaredName(bytes))
  }

  private static func decoded(_ bytes: [UInt8], as name: String?) -> Result {
    switch name?.lowercased() {
    case nil, "utf-8", "utf8", "us-ascii", "ascii", "utf-16": .text(bytes)
    case "iso-8859-1", "latin1", "iso8859-1", "windows-1252", "cp1252":
      .text(fromWindows1252(bytes))
    default: .unknown(name ?? "")
    }
  }

  /// The encoding that an XML declaration in ASCII names.
  private static func declaredName(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(200)
    guard start.starts(with: "<?xml".utf8), let end = start.range(ofWord: "?>"),
      let place = start[..<end.lowerBound].range(ofWord: "encoding")
    else { return nil }
    let value = start[place.upperBound..<end.lowerBound].drop {
      NumberText.isBlank($0) || $0 == UInt8(ascii: "=")
    }
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  /// Code units in pairs of bytes, the high one at `high` (0 or 1); an odd last byte is left out.
  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, high: Int) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Windows-1252, as the WHATWG Encoding Standard reads ISO-8859-1 as well.
  private static func fromWindows1252(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        let code = byte < 0xA0 ? upperControls[Int(byte) - 0x80] : UInt16(byte)
        let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
        result += String(Character(scalar)).utf8
      }
    }
    return result
  }

  /// 0x80 to 0x9F of windows-1252; the five that it does not use stand for themselves.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
