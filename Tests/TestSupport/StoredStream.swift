/// Valid streams of each compression that do not compress: what readers are tested with, without a compressor.
public enum StoredStream {
  /// A gzip member of stored blocks (RFC 1952).
  public static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF] + deflate(bytes) + littleEndian(crc32(bytes))
      + littleEndian(UInt32(bytes.count))
  }

  /// A zlib stream of stored blocks (RFC 1950).
  public static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + deflate(bytes) + littleEndian(adler32(bytes)).reversed()
  }

  /// Stored blocks of deflate, of at most 65,535 bytes each (RFC 1951, 3.2.4).
  public static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    repeat {
      let end = min(position + 65_535, bytes.count)
      let length = UInt16(end - position)
      result.append(end == bytes.count ? 1 : 0)
      result += [UInt8(truncatingIfNeeded: length), UInt8(length >> 8)]
      result += [UInt8(truncatingIfNeeded: ~length), UInt8(~length >> 8)]
      result += bytes[position..<end]
      position = end
    } while position < bytes.count
    return result
  }

  /// Uncompressed meta-blocks of brotli, of at most 65,536 bytes each (RFC 7932, 9.2).
  public static func brotli(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let end = min(position + 65_536, bytes.count)
      // Bits from the least: ISLAST 0, MNIBBLES 0, 16 bits of MLEN − 1, ISUNCOMPRESSED 1; before the first, WBITS 0.
      let bits = (UInt32(end - position - 1) << 3 | 1 << 19) << (position == 0 ? 1 : 0)
      result += littleEndian(bits).prefix(3)
      result += bytes[position..<end]
      position = end
    }
    return result + [bytes.isEmpty ? 0x06 : 0x03]
  }

  /// A frame of raw blocks of at most 128 KiB each (RFC 8878, 3.1.1).
  public static func zstd(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38]
    var position = 0
    repeat {
      let end = min(position + 131_072, bytes.count)
      result += littleEndian(UInt32(end - position) << 3 | (end == bytes.count ? 1 : 0)).prefix(3)
      result += bytes[position..<end]
      position = end
    } while position < bytes.count
    return result
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((1 as UInt32, 0 as UInt32)) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return sums.1 << 16 | sums.0
  }
}
