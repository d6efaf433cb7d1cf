/// Goes through a protobuf message in memory, field by field, and never past its end.
///
/// Only the four wire types are known that vector tiles use; groups are a fault. It lives no longer than the bytes it was made from.
package struct ProtobufReader {
  /// A field's number and how it is written.
  package struct Field {
    package var number: Int
    package var wire: Wire
  }

  /// How a field is written (protobuf, "Message structure").
  package enum Wire: UInt8 {
    case varint = 0
    case fixed64 = 1
    case length = 2
    case fixed32 = 5
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  package private(set) var position: Int
  private let end: Int

  /// A reader of a part of the bytes, which is cut to what there is.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: ByteRange) {
    self.bytes = bytes
    end = min(Int(range.end), bytes.count)
    position = min(Int(range.start), end)
  }

  package var isAtEnd: Bool { position >= end }

  /// How many bytes are left.
  package var count: Int { end - position }

  /// The next varint; `nil` where it is cut off or longer than ten bytes.
  @inline(__always)
  package mutating func varint() -> UInt64? {
    guard position < end else { return nil }
    let first = bytes[position]
    position += 1
    if first < 0x80 { return UInt64(first) }
    // Most steps of geometry take two bytes.
    if position < end, bytes[position] < 0x80 {
      defer { position += 1 }
      return UInt64(first & 0x7F) | UInt64(bytes[position]) << 7
    }
    return restOfVarint(UInt64(first & 0x7F))
  }

  private mutating func restOfVarint(_ low: UInt64) -> UInt64? {
    var value = low
    var shift: UInt64 = 7
    while position < end, shift < 70 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }

  /// The next varint as a signed number of zigzag encoding; digits beyond 32 bits are lost.
  @inline(__always)
  package mutating func zigzag32() -> Int32? {
    guard let value = varint() else { return nil }
    let bits = UInt32(truncatingIfNeeded: value)
    return Int32(bitPattern: (bits >> 1) ^ (0 &- (bits & 1)))
  }

  /// The next field's head; `nil` where there is none that is known.
  @inline(__always)
  package mutating func field() -> Field? {
    guard let key = varint(), key >> 3 != 0, key >> 3 < 1 << 29,
      let wire = Wire(rawValue: UInt8(key & 7))
    else { return nil }
    return Field(number: Int(key >> 3), wire: wire)
  }

  /// Where the bytes lie of a field that gives its length, which are passed; `nil` where they are cut off.
  @inline(__always)
  package mutating func lengthDelimited() -> ByteRange? {
    guard let length = varint(), length <= UInt64(end - position) else { return nil }
    let start = position
    position += Int(length)
    return ByteRange(start: UInt32(start), end: UInt32(position))
  }

  /// The next four bytes as a little-endian number.
  mutating func fixed32() -> UInt32? { fixed(4).map { UInt32($0) } }

  /// The next eight bytes as a little-endian number.
  mutating func fixed64() -> UInt64? { fixed(8) }

  private mutating func fixed(_ count: Int) -> UInt64? {
    guard end - position >= count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += count
    return value
  }

  /// Passes a field's value; false where it is cut off.
  package mutating func skip(_ wire: Wire) -> Bool {
    switch wire {
    case .varint: varint() != nil
    case .fixed64: fixed64() != nil
    case .length: lengthDelimited() != nil
    case .fixed32: fixed32() != nil
    }
  }
}

/// A part of a tile's bytes; 32 bits, since there is one for each feature.
package struct ByteRange: Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  package static let empty = ByteRange(start: 0, end: 0)

  package var isEmpty: Bool { start >= end }
}
