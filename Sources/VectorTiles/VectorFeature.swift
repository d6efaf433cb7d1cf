/// One feature of a layer: type, id, properties and geometry.
///
/// Only its head is decoded; the rest is when it is asked for, from the layer's bytes.
public struct VectorFeature: Sendable {
  /// What its parts are; `unknown` where the feature is damaged.
  public private(set) var type = GeometryType.unknown
  /// Its id, a number or (only in GeoJSON) a text; numbers beyond 2^53 lose their last digits.
  public private(set) var id: PropertyValue?

  /// The layer that it belongs to.
  public let layer: VectorLayer
  /// In an encoded layer bytes, in memory places of `FeatureTable`.
  private(set) var tags = ByteRange.empty
  private(set) var geometry = ByteRange.empty
  /// What is wrong with its head.
  private(set) var fault: FeatureFault?

  /// A feature of a layer in memory.
  init(layer: VectorLayer, memory: FeatureTable, index: Int) {
    self.layer = layer
    type = memory.types[index]
    id = memory.ids[index]
    tags = memory.slices[index].tags
    geometry = memory.slices[index].parts
  }

  /// Reads the head of an encoded feature (specification, section 4.2).
  init(layer: VectorLayer, message: ByteRange) {
    self.layer = layer
    fault = layer.bytes.withUnsafeBufferPointer { readHead(ProtobufReader($0, message)) }
    if let fault, !fault.isRecoverable { type = .unknown }
  }

  private mutating func readHead(_ start: ProtobufReader) -> FeatureFault? {
    var reader = start
    var (hasGeometry, fault) = (false, FeatureFault?.none)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return .damaged }
      switch (field.number, field.wire) {
      case (1, .varint):
        guard let value = reader.varint() else { return .damaged }
        id = .number(Double(value))
      case (2, .length):
        guard let range = reader.lengthDelimited() else { return .damaged }
        if !tags.isEmpty { return .repeatedField }
        tags = range
      case (3, .varint):
        guard let value = reader.varint() else { return .damaged }
        let known = UInt8(exactly: value).flatMap { GeometryType(rawValue: $0) }
        if known == nil { fault = .unknownType }
        type = known ?? .unknown
      case (4, .length):
        guard let range = reader.lengthDelimited() else { return .damaged }
        if hasGeometry { return .repeatedField }
        (geometry, hasGeometry) = (range, true)
      case (1...4, _): return .wrongType
      default: guard reader.skip(field.wire) else { return .damaged }
      }
    }
    return hasGeometry ? fault : .noGeometry
  }
}
