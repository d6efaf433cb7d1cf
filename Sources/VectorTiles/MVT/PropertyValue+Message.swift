extension PropertyValue {
  /// Decodes a `Value` (specification, section 4.4); `nil` where it holds none that is known, or is damaged.
  init?(message: ByteRange, of bytes: UnsafeBufferPointer<UInt8>) {
    var reader = ProtobufReader(bytes, message)
    var value: PropertyValue?
    while !reader.isAtEnd {
      guard let field = reader.field() else { return nil }
      if (1...7).contains(field.number) {
        value = Self.value(field, from: &reader, bytes)
        if value == nil { return nil }
      } else if !reader.skip(field.wire) {
        return nil
      }
    }
    guard let value else { return nil }
    self = value
  }

  private static func value(
    _ field: ProtobufReader.Field, from reader: inout ProtobufReader,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> PropertyValue? {
    switch (field.number, field.wire) {
    case (1, .length): return reader.lengthDelimited().map { .string(String($0, of: bytes)) }
    case (2, .fixed32):
      return reader.fixed32().map { .number(Double(Float(bitPattern: $0))) }
    case (3, .fixed64): return reader.fixed64().map { .number(Double(bitPattern: $0)) }
    case (4, .varint): return reader.varint().map { .number(Double(Int64(bitPattern: $0))) }
    case (5, .varint): return reader.varint().map { .number(Double($0)) }
    case (6, .varint):
      return reader.varint().map {
        .number(Double(Int64(bitPattern: ($0 >> 1) ^ (0 &- ($0 & 1)))))
      }
    case (7, .varint): return reader.varint().map { .bool($0 != 0) }
    default: return nil
    }
  }
}
