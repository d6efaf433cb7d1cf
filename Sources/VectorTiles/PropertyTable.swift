/// The keys and values that the features of a layer share.
final class PropertyTable: Sendable {
  let keys: [String]
  let values: [PropertyValue]
  /// Where each key stands; of equal ones the first.
  let places: [String: Int]
  /// For each key the place of the first that is equal; empty where all differ, as the specification wants.
  let firstEqual: [Int]

  /// A table of decoded keys and values.
  init(keys: [String], values: [PropertyValue]) {
    self.keys = keys
    self.values = values
    places = Dictionary(
      zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    firstEqual = places.count == keys.count ? [] : keys.map { [places] in places[$0] ?? 0 }
  }

  /// Decodes the keys and values of a layer.
  convenience init(bytes: [UInt8], keys: [ByteRange], values: [ByteRange]) {
    let decoded = bytes.withUnsafeBufferPointer { bytes in
      (keys.map { String($0, of: bytes) }, values.map { PropertyValue(message: $0, of: bytes) })
    }
    self.init(keys: decoded.0, values: decoded.1.map { $0 ?? .null })
  }
}

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
