/// Makes ZIP archives byte by byte (APPNOTE 6.3.10), so that tests can make broken ones too.
public struct ZipBuilder {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// An archive without files.
  public init() {}

  /// Adds a file as it is.
  public mutating func add(_ name: String, _ contents: [UInt8]) {
    add(name, packed: contents, method: 0, size: contents.count, checksum: Self.crc32(contents))
  }

  /// Adds a file of so many zeros, deflated to about a 160th.
  public mutating func addZeros(_ name: String, count: Int) {
    let zeros = [UInt8](repeating: 0, count: count)
    add(
      name, packed: Self.deflatedZeros(count), method: 8, size: count,
      checksum: Self.crc32(zeros))
  }

  /// Adds a file whose fields need not be true; bit 0 of `flags` says that it is encrypted.
  public mutating func add(
    _ name: String, packed: [UInt8], method: UInt16, size: Int, checksum: UInt32,
    flags: UInt16 = 0
  ) {
    let offset = files.count
    var fields: [UInt8] = Self.little(20, 2) + Self.little(UInt64(flags), 2)
    fields += Self.little(UInt64(method), 2) + Self.little(0, 4)
    fields += Self.little(UInt64(checksum), 4) + Self.little(UInt64(packed.count), 4)
    fields += Self.little(UInt64(size), 4) + Self.little(UInt64(name.utf8.count), 2)
    fields += Self.little(0, 2)
    files += [0x50, 0x4B, 3, 4] + fields + Array(name.utf8) + packed
    directory += [0x50, 0x4B, 1, 2] + Self.little(20, 2) + fields
    directory += Self.little(0, 2) + Self.little(0, 2) + Self.little(0, 2) + Self.little(0, 4)
    directory += Self.little(UInt64(offset), 4) + Array(name.utf8)
    count += 1
  }

  /// The whole archive.
  public var bytes: [UInt8] {
    let count = Self.little(UInt64(count), 2)
    var end: [UInt8] = [0x50, 0x4B, 5, 6] + Self.little(0, 4) + count + count
    end += Self.little(UInt64(directory.count), 4) + Self.little(UInt64(files.count), 4)
    return files + directory + end + Self.little(0, 2)
  }

  private static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// The checksum of ISO 3309, bit by bit.
  public static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var table: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      table.append(
        (0..<8).reduce(byte) { bits, _ in
          bits & 1 == 1 ? 0xEDB8_8320 ^ (bits >> 1) : bits >> 1
        })
    }
    return ~bytes.reduce(~0 as UInt32) {
      table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8)
    }
  }

  /// One block of fixed Huffman codes (RFC 1951, 3.2.6): a zero, then copies of 258 bytes from one byte before.
  private static func deflatedZeros(_ count: Int) -> [UInt8] {
    var bits: [Bool] = [true, true, false]
    let zero = [false, false, true, true, false, false, false, false]
    let copy =
      [true, true, false, false, false, true, false, true] + [Bool](repeating: false, count: 5)
    bits += zero
    for _ in 0..<((count - 1) / 258) { bits += copy }
    for _ in 0..<((count - 1) % 258) { bits += zero }
    bits += [Bool](repeating: false, count: 7)
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.enumerated() where bit { bytes[place / 8] |= 1 << UInt8(place % 8) }
    return bytes
  }
}
