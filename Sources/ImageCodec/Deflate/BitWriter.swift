/// Packs numbers of few bits into bytes from the low end, as deflate wants (RFC 1951 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Appends the low `count` bits of `bits`, at most 32; the bits above must be 0.
  mutating func write(_ bits: UInt32, count: UInt8) {
    pending |= UInt64(bits) << pendingCount
    pendingCount &+= UInt64(count)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount &-= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    if pendingCount > 0 { write(0, count: UInt8(8 &- pendingCount)) }
  }
}
