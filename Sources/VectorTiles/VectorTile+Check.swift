extension VectorTile {
  /// Decodes everything, and refuses what the specification 2.1 does not allow.
  ///
  /// Drawing does without: it takes what means something all the same. Faults that a decoder is to bear with (a repeated layer
  /// name, an unknown type of geometry, a tag without a value, a line that stays at its point) are no errors here either.
  ///
  /// - Throws: The first fault, as `badLayer` or `badFeature`.
  public func check() throws(VectorTilesError) {
    var geometry = TileGeometry()
    for layer in layers {
      guard (1...2).contains(layer.version) else {
        throw .badLayer(name: layer.name, reason: "its version is \(layer.version), not 1 or 2")
      }
      if let index = layer.firstUnknownValue {
        throw .badLayer(name: layer.name, reason: "value \(index) is damaged or of no known type")
      }
      for index in 0..<layer.featureCount {
        let feature = layer.feature(at: index)
        let faults = [
          feature.head.fault, feature.tagFault, feature.decodeGeometry(into: &geometry),
        ]
        for case let fault? in faults where !fault.isRecoverable {
          throw .badFeature(layer: layer.name, index: index, reason: fault.rawValue)
        }
      }
    }
  }
}

extension VectorFeature {
  /// What is wrong with the tags (section 4.4).
  var tagFault: FeatureFault? {
    let table = layer.table
    for (key, value) in tagPairs {
      if key >= UInt64(table.keys.count) { return .noSuchKey }
      if value >= UInt64(table.values.count) { return .noSuchValue }
    }
    return nil
  }
}
