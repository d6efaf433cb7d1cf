/// The checksum of zlib streams (RFC 1950 8.2), of parts that were summed apart.
enum Adler32 {
  private static let modulus: UInt64 = 65_521

  /// The checksum of two pieces, one after the other, from the checksum of each and the length of the second.
  static func combine(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
    let count = UInt64(secondCount) % modulus
    let low1 = UInt64(first & 0xFFFF)
    // Each sum of the second piece began at 1 (low) and 0 (high); it should have begun at the first's.
    let low = (low1 + UInt64(second & 0xFFFF) + modulus - 1) % modulus
    let high =
      (UInt64(first >> 16) + UInt64(second >> 16) + count * (low1 + modulus - 1)) % modulus
    return UInt32(high << 16 | low)
  }
}
