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
