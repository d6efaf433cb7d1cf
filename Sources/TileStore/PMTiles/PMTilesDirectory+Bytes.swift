extension PMTilesDirectory {
  /// The bytes of a directory before compression (PMTiles 3, section 4.2).
  public func encoded() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 8 + 10)
    bytes.append(varint: UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      bytes.append(varint: entry.tileID &- last)
      last = entry.tileID
    }
    for entry in entries { bytes.append(varint: UInt64(entry.runLength)) }
    for entry in entries { bytes.append(varint: UInt64(entry.length)) }
    var end: UInt64?
    for entry in entries {
      bytes.append(varint: entry.offset == end ? 0 : entry.offset &+ 1)
      end = entry.offset &+ UInt64(entry.length)
    }
    return bytes
  }
}

extension [UInt8] {
  /// Seven bits a byte, the least first, the last without the top bit.
  fileprivate mutating func append(varint number: UInt64) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
