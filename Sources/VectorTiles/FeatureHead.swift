/// What is known of a feature before its properties and geometry are decoded; only numbers, since it is copied much.
struct FeatureHead: Sendable {
  var type = GeometryType.unknown
  var hasID = false
  /// The id in an encoded layer, the place in a layer in memory.
  var number: UInt64 = 0
  /// In an encoded layer bytes, in memory places of `FeatureTable`.
  var tags = ByteRange.empty
  var geometry = ByteRange.empty
  var fault: FeatureFault?
}

extension FeatureHead {
  /// Reads an encoded feature (specification 2.1, section 4.2).
  init(_ reader: ProtobufReader) {
    self.init()
    fault = read(reader)
    if let fault, !fault.isRecoverable { type = .unknown }
  }

  private mutating func read(_ start: ProtobufReader) -> FeatureFault? {
    var reader = start
    var (hasGeometry, fault) = (false, FeatureFault?.none)
    while !reader.isAtEnd {
      guard let field = reader.field() else { return .damaged }
      switch (field.number, field.wire) {
      case (1, .varint):
        guard let value = reader.varint() else { return .damaged }
        (number, hasID) = (value, true)
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
