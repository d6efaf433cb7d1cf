/// Reads numbers of seven bits a byte, the least first, the last without the top bit (as Protocol Buffers have them).
struct VarintReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bytes that are left.
  var remaining: Int { bytes.count - position }

  /// The next number; `nil` where the bytes end before it does, or it has more than 64 bits.
  mutating func next() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      if shift == 63, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }
}
