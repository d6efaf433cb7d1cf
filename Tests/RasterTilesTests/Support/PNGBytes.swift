import Pixels

/// Encodes test tiles: 8-bit RGBA, stored without compression, so that no encoder under test is needed.
enum PNGBytes {
  /// The PNG of `width` × `height` straight-alpha pixels `0xAARRGGBB`.
  static func encode(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) -> [UInt8] {
    var raw: [UInt8] = []
    raw.reserveCapacity(height * (1 + 4 * width))
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width {
        let value = pixel(x, y)
        raw.append(UInt8(truncatingIfNeeded: value >> 16))
        raw.append(UInt8(truncatingIfNeeded: value >> 8))
        raw.append(UInt8(truncatingIfNeeded: value))
        raw.append(UInt8(truncatingIfNeeded: value >> 24))
      }
    }
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stored(raw)) + chunk("IEND", [])
  }

  private static func stored(_ raw: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let block = raw[start..<min(raw.count, start + 65_535)]
      let count = UInt16(block.count)
      bytes.append(start + 65_535 >= raw.count ? 1 : 0)
      bytes += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      bytes += block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return bytes + bigEndian(b << 16 | a)
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + body
    return bigEndian(UInt32(body.count)) + content + bigEndian(crc(content))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
