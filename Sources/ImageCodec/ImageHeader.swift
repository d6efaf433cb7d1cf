/// What the first bytes of a picture say of it: its format and its size.
///
/// Nothing is decoded and nothing is allocated, so a header costs nanoseconds; the pixels can still be broken.
public struct ImageHeader: Sendable, Hashable {
  /// The format by the bytes, whatever the file is called.
  public let format: ImageFormat
  /// Columns of pixels, at least 1.
  public let width: Int
  /// Rows of pixels, at least 1.
  public let height: Int

  /// A header by its parts.
  public init(format: ImageFormat, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// The header of a PNG, JPEG or WebP picture; `nil` if the bytes are something else or end before the size.
  public static func read(_ bytes: [UInt8]) -> ImageHeader? {
    let bytes = bytes.span
    let header: ImageHeader? =
      switch ImageSignature.format(of: bytes) {
      case .png: readPNG(bytes)
      case .jpeg: readJPEG(bytes)
      case .webp: readWebP(bytes)
      case nil: nil
      }
    guard let header, header.width > 0, header.height > 0 else { return nil }
    return header
  }
}

extension ImageHeader {
  /// PNG 11.2.1: IHDR is the first chunk and begins with the size.
  private static func readPNG(_ bytes: Span<UInt8>) -> ImageHeader? {
    guard bytes.holds(ChunkName.imageHeader, at: 12), bytes.count >= 24 else { return nil }
    return ImageHeader(
      format: .png, width: bytes.bigEndian32(at: 16), height: bytes.bigEndian32(at: 20))
  }

  /// T.81 B.2.2: the size stands in the frame header, after any number of other segments.
  private static func readJPEG(_ bytes: Span<UInt8>) -> ImageHeader? {
    var offset = 2
    while offset + 9 <= bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      switch bytes[offset + 1] {
      case 0xFF:  // a fill byte
        offset += 1
      case 0x01, 0xD0...0xD7:  // markers without a segment
        offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return ImageHeader(
          format: .jpeg, width: bytes.bigEndian16(at: offset + 7),
          height: bytes.bigEndian16(at: offset + 5))
      case 0x00, 0xD8...0xDA:
        return nil
      default:
        offset += 2 + bytes.bigEndian16(at: offset + 2)
      }
    }
    return nil
  }

  /// RFC 9649 2.5 to 2.7: three kinds of first chunk, each with its own place for the size.
  private static func readWebP(_ bytes: Span<UInt8>) -> ImageHeader? {
    guard bytes.count >= 30 else { return nil }
    if bytes.holds(ChunkName.extendedWebP, at: 12) {
      return ImageHeader(
        format: .webp, width: 1 + bytes.littleEndian24(at: 24),
        height: 1 + bytes.littleEndian24(at: 27))
    }
    if bytes.holds(ChunkName.losslessWebP, at: 12), bytes[20] == 0x2F {
      let size = bytes.littleEndian24(at: 21) | Int(bytes[24]) << 24
      return ImageHeader(
        format: .webp, width: 1 + size & 0x3FFF, height: 1 + (size >> 14) & 0x3FFF)
    }
    guard bytes.holds(ChunkName.lossyWebP, at: 12), bytes.littleEndian24(at: 23) == 0x2A_019D else {
      return nil
    }
    return ImageHeader(
      format: .webp, width: bytes.littleEndian24(at: 26) & 0x3FFF,
      height: bytes.littleEndian24(at: 27) >> 8 & 0x3FFF)
  }
}
