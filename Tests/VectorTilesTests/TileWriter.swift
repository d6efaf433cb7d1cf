/// Writes protobuf as a vector tile needs it, right or wrong.
struct TileWriter {
  var bytes: [UInt8] = []

  mutating func varint(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(value & 0x7F) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(value))
  }

  mutating func field(_ number: Int, varint value: UInt64) {
    varint(UInt64(number << 3))
    varint(value)
  }

  mutating func field(_ number: Int, _ content: [UInt8]) {
    varint(UInt64(number << 3 | 2))
    varint(UInt64(content.count))
    bytes += content
  }

  mutating func field(_ number: Int, packed values: [UInt64]) {
    var inner = TileWriter()
    for value in values { inner.varint(value) }
    field(number, inner.bytes)
  }

  /// What a closure writes.
  static func message(_ write: (inout TileWriter) -> Void) -> [UInt8] {
    var writer = TileWriter()
    write(&writer)
    return writer.bytes
  }

  /// A feature of a type with commands.
  static func feature(_ type: UInt64, _ geometry: [UInt64], tags: [UInt64] = []) -> [UInt8] {
    message {
      if !tags.isEmpty { $0.field(2, packed: tags) }
      $0.field(3, varint: type)
      $0.field(4, packed: geometry)
    }
  }

  /// A tile of one layer with the key `k` and some values.
  static func tile(
    name: String? = "layer", version: UInt64? = 2, extent: UInt64? = nil, keys: [String] = ["k"],
    values: [[UInt8]] = [], features: [[UInt8]]
  ) -> [UInt8] {
    message { tile in
      tile.field(
        3,
        message { layer in
          if let version { layer.field(15, varint: version) }
          if let name { layer.field(1, Array(name.utf8)) }
          for feature in features { layer.field(2, feature) }
          for key in keys { layer.field(3, Array(key.utf8)) }
          for value in values { layer.field(4, value) }
          if let extent { layer.field(5, varint: extent) }
        })
    }
  }
}
