/// The layers of one tile; geometry and properties are decoded when they are asked for.
public struct VectorTile: Sendable {
  /// All layers in the order of the tile.
  public let layers: [VectorLayer]

  /// A tile of layers.
  public init(layers: [VectorLayer]) { self.layers = layers }

  /// The layer of a name; of several the last that has features, as in MapLibre.
  ///
  /// The specification (section 4.1) allows one name only once.
  public subscript(name: String) -> VectorLayer? {
    layers.last { $0.name == name && $0.featureCount > 0 } ?? layers.last { $0.name == name }
  }

  /// Reads the heads of the layers of an uncompressed Mapbox Vector Tile, version 1 or 2 (specification 2.1).
  ///
  /// Features and values are found, not decoded; a tile without bytes has no layers.
  ///
  /// - Throws: `VectorTilesError` where the bytes are cut off or no vector tile, and where a layer has no name or a field of
  ///   another type. What is wrong inside features and values is found when they are decoded; `check()` looks for all of it.
  public init(bytes: [UInt8]) throws(VectorTilesError) {
    if let found = Self.otherFormat(of: bytes) { throw .notVectorTile(found: found) }
    var layers: [VectorLayer] = []
    var offset: UInt32 = 0
    while let (range, next) = try Self.layer(in: bytes, at: offset, index: layers.count) {
      if let range { layers.append(try VectorLayer(bytes: bytes, range: range)) }
      offset = next
    }
    self.layers = layers
  }

  /// The next field of the tile: a layer's bytes or something to be passed, and the offset behind; `nil` at the end.
  private static func layer(
    in bytes: [UInt8], at offset: UInt32, index: Int
  ) throws(VectorTilesError) -> (ByteRange?, UInt32)? {
    guard Int(offset) < bytes.count else { return nil }
    let step: (range: ByteRange?, end: Int)? = bytes.withUnsafeBufferPointer { bytes in
      let all = ByteRange(start: offset, end: UInt32(bytes.count))
      var reader = ProtobufReader(bytes, all)
      guard let field = reader.field() else { return nil }
      if field.number == 3, field.wire == .length {
        return reader.lengthDelimited().map { ($0, reader.position) }
      }
      return field.number != 3 && reader.skip(field.wire) ? (nil, reader.position) : nil
    }
    guard let step else { throw .damaged(part: "layer \(index)", offset: Int(offset)) }
    return (step.range, UInt32(step.end))
  }

  private static func otherFormat(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed with gzip" }
    if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return "compressed with zstd" }
    if bytes.first == UInt8(ascii: "<") { return "a text with markup" }
    if bytes.first == UInt8(ascii: "{") { return "a JSON text" }
    return bytes.count > Int(UInt32.max) ? "more than 4 GB" : nil
  }
}
