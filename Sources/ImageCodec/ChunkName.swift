/// Names of chunks, as the big-endian number of their four characters.
enum ChunkName {
  static let imageHeader = 0x4948_4452  // IHDR
  static let palette = 0x504C_5445  // PLTE
  static let transparency = 0x7452_4E53  // tRNS
  static let imageData = 0x4944_4154  // IDAT
  static let imageEnd = 0x4945_4E44  // IEND
  static let riff = 0x5249_4646  // RIFF
  static let webP = 0x5745_4250  // WEBP
  static let extendedWebP = 0x5650_3858  // VP8X
  static let losslessWebP = 0x5650_384C  // VP8L
  static let lossyWebP = 0x5650_3820  // VP8 and a space
}

extension Span<UInt8> {
  func bigEndian16(at offset: Int) -> Int {
    Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  func bigEndian32(at offset: Int) -> Int {
    bigEndian16(at: offset) << 16 | bigEndian16(at: offset + 2)
  }

  func littleEndian24(at offset: Int) -> Int {
    Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16
  }

  /// Whether the four characters at `offset` have the codes of `name`, such as `0x4948_4452` for `IHDR`.
  func holds(_ name: Int, at offset: Int) -> Bool {
    offset + 4 <= count && bigEndian32(at: offset) == name
  }
}
