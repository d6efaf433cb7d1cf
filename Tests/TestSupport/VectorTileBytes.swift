/// Makes small vector tiles for tests, byte by byte (specification 2.1).
public enum VectorTileBytes {
  /// A tile of one layer: an area over all of the tile, and a point in its middle, both with `kind` and `name`.
  public static func tile(layer: String, kind: String, name: String) -> [UInt8] {
    let whole: [UInt64] = [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15]
    let middle: [UInt64] = [9, 4096, 4096]
    var bytes = text(1, layer) + number(15, 2) + number(5, 4096)
    bytes += text(3, "kind") + text(3, "name")
    bytes += message(4, text(1, kind)) + message(4, text(1, name))
    bytes += feature(id: 1, type: 3, whole) + feature(id: 2, type: 1, middle)
    return message(3, bytes)
  }

  private static func feature(id: UInt64, type: UInt64, _ geometry: [UInt64]) -> [UInt8] {
    message(
      2,
      number(1, id) + message(2, [0, 0, 1, 1]) + number(3, type)
        + message(4, geometry.flatMap(varint)))
  }

  private static func text(_ field: UInt64, _ text: String) -> [UInt8] {
    message(field, Array(text.utf8))
  }

  private static func number(_ field: UInt64, _ value: UInt64) -> [UInt8] {
    varint(field << 3) + varint(value)
  }

  private static func message(_ field: UInt64, _ bytes: [UInt8]) -> [UInt8] {
    varint(field << 3 | 2) + varint(UInt64(bytes.count)) + bytes
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (value, bytes) = (value, [UInt8]())
    while value > 127 {
      bytes.append(UInt8(truncatingIfNeeded: value | 128))
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }
}
