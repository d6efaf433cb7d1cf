/// How bytes are compressed.
public enum Compression: String, Sendable, Hashable, CaseIterable {
  /// Not at all.
  case none
  /// Deflate with gzip's header and checksum (RFC 1952); several members in a row are one text.
  case gzip
  /// Deflate with zlib's header and checksum (RFC 1950).
  case zlib
  /// Deflate alone (RFC 1951).
  case deflate
  /// Brotli (RFC 7932).
  case brotli
  /// Zstandard (RFC 8878).
  case zstd

  /// The format whose magic number the bytes begin with, otherwise `none`.
  ///
  /// Brotli and bare deflate have no magic number and are never found this way.
  public static func sniff(_ bytes: [UInt8]) -> Compression {
    guard bytes.count >= 4 else { return .none }
    if bytes[0] == 0x1F, bytes[1] == 0x8B, bytes[2] == 8 { return .gzip }
    if bytes[0] == 0x28, bytes[1] == 0xB5, bytes[2] == 0x2F, bytes[3] == 0xFD { return .zstd }
    return isZlibHeader(bytes[0], bytes[1]) ? .zlib : .none
  }

  /// RFC 1950, 2.2: method 8, a window of at most 32 KiB, no preset dictionary, and a multiple of 31.
  private static func isZlibHeader(_ method: UInt8, _ flags: UInt8) -> Bool {
    method & 0x0F == 8 && method >> 4 <= 7 && flags & 0x20 == 0
      && (UInt16(method) << 8 | UInt16(flags)) % 31 == 0
  }
}
