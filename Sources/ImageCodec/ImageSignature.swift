/// Tells by the first bytes what a file is; its name and its media type are never asked, for they often lie.
enum ImageSignature {
  /// The format of a picture that is read here.
  static func format(of bytes: Span<UInt8>) -> ImageFormat? {
    if bytes.holds(0x8950_4E47, at: 0), bytes.holds(0x0D0A_1A0A, at: 4) { return .png }
    if bytes.count >= 3, bytes.bigEndian16(at: 0) == 0xFFD8, bytes[2] == 0xFF { return .jpeg }
    if bytes.holds(ChunkName.riff, at: 0), bytes.holds(ChunkName.webP, at: 8) { return .webp }
    return nil
  }

  /// Why bytes that are no picture of ours are refused, by name where they are something well known.
  static func refusal(of bytes: Span<UInt8>) -> ImageCodecError {
    if bytes.isEmpty { return .empty }
    if let kind = foreignKind(of: bytes) { return .unsupported(kind: kind) }
    return .unknownFormat(firstBytes: (0..<min(8, bytes.count)).map { bytes[$0] })
  }

  private static func foreignKind(of bytes: Span<UInt8>) -> String? {
    if bytes.holds(0x6674_7970, at: 4) { return fileTypeKind(of: bytes) }  // ftyp
    if bytes.holds(0x4749_4638, at: 0) { return "a GIF picture" }
    if bytes.holds(0x4949_2A00, at: 0) || bytes.holds(0x4D4D_002A, at: 0) {
      return "a TIFF picture"
    }
    if bytes.count >= 2 {
      switch bytes.bigEndian16(at: 0) {
      case 0x424D: return "a BMP picture"
      case 0xFF0A: return "a JPEG XL picture"
      case 0x1F8B: return "gzip-compressed data, perhaps a vector tile"
      default: break
      }
    }
    return textKind(of: bytes)
  }

  /// ISO/IEC 14496-12 4.3: the major brand follows `ftyp`.
  private static func fileTypeKind(of bytes: Span<UInt8>) -> String? {
    if bytes.holds(0x6176_6966, at: 8) || bytes.holds(0x6176_6973, at: 8) {
      return "an AVIF picture"
    }
    if bytes.holds(0x6865_6963, at: 8) || bytes.holds(0x6D69_6631, at: 8) {
      return "a HEIC picture"
    }
    return "an MP4 file"
  }

  private static func textKind(of bytes: Span<UInt8>) -> String? {
    var offset = bytes.count >= 3 && bytes.littleEndian24(at: 0) == 0xBF_BBEF ? 3 : 0
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "<"): return "an HTML or XML page"
    case UInt8(ascii: "{"), UInt8(ascii: "["): return "JSON text"
    default: return nil
    }
  }
}
