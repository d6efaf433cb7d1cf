/// Where the parts of an encoded layer lie (specification 2.1, section 4.1).
struct EncodedLayer {
  var name = ""
  var version = 1
  var extent = 4096
  var features: [ByteRange] = []
  var keys: [ByteRange] = []
  var values: [ByteRange] = []

  private var hasName = false

  /// Walks over the layer's fields.
  init(bytes: [UInt8], range: ByteRange) throws(VectorTilesError) {
    let fault = bytes.withUnsafeBufferPointer { walk($0, range) }
    if let fault { throw fault }
    guard hasName else { throw .badLayer(name: "", reason: "it has no name") }
    guard extent > 0 else { throw .badLayer(name: name, reason: "its extent is 0") }
  }

  private mutating func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: ByteRange
  ) -> VectorTilesError? {
    var reader = ProtobufReader(bytes, range)
    while !reader.isAtEnd {
      let offset = reader.position
      guard let field = reader.field() else { return damaged(offset) }
      if let known = Self.fields[field.number], known.wire != field.wire {
        return .wrongType(field: known.name, offset: offset)
      }
      guard take(field, from: &reader, bytes) else { return damaged(offset) }
    }
    return nil
  }

  private mutating func take(
    _ field: ProtobufReader.Field, from reader: inout ProtobufReader,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch field.number {
    case 5, 15:
      guard let value = reader.varint() else { return false }
      // Both are 32 bits wide.
      let number = Int(UInt32(truncatingIfNeeded: value))
      if field.number == 5 { extent = number } else { version = number }
    case 1...4:
      guard let range = reader.lengthDelimited() else { return false }
      switch field.number {
      case 1: (name, hasName) = (String(range, of: bytes), true)
      case 2: features.append(range)
      case 3: keys.append(range)
      default: values.append(range)
      }
    default: return reader.skip(field.wire)
    }
    return true
  }

  private func damaged(_ offset: Int) -> VectorTilesError {
    .damaged(part: hasName ? "layer “\(name)”" : "a layer", offset: offset)
  }

  private static let fields: [Int: (name: String, wire: ProtobufReader.Wire)] = [
    1: ("a layer's name", .length), 2: ("a feature", .length), 3: ("a key", .length),
    4: ("a value", .length), 5: ("a layer's extent", .varint), 15: ("a layer's version", .varint),
  ]
}

extension String {
  /// The UTF-8 text in a part of the bytes; what is no UTF-8 becomes U+FFFD.
  init(_ range: ByteRange, of bytes: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
