internal import MapStyle
internal import VectorTiles

/// Which layers take which features of a tile: found layer by layer, so that no feature is decoded in vain.
struct FeatureTakers: Sendable {
  /// 64-bit words a feature, one bit a layer.
  private let words: Int
  private let bits: [UInt64]
  /// The features that any layer takes, in their order.
  let rows: [Int]

  init(
    _ builders: [LayerBuilder], table: TileLayerTable, context: inout EvaluationContext
  ) {
    let featureCount = table.geometryTypes.count
    let words = (builders.count + 63) / 64
    var bits = [UInt64](repeating: 0, count: words * featureCount)
    for (index, builder) in builders.enumerated() {
      let (word, bit) = (index / 64, UInt64(1) << UInt64(index % 64))
      if let filter = builder.filter {
        for row in filter.matchingFeatures(of: table, in: &context)
        where builder.takes(table.geometryTypes[Int(row)]) {
          bits[Int(row) * words + word] |= bit
        }
      } else {
        for row in 0..<featureCount where builder.takes(table.geometryTypes[row]) {
          bits[row * words + word] |= bit
        }
      }
    }
    rows = (0..<featureCount).filter { row in
      for word in row * words..<(row + 1) * words where bits[word] != 0 { return true }
      return false
    }
    (self.words, self.bits) = (words, bits)
  }

  /// Calls `body` with the place of each layer that takes a feature.
  @inline(__always)
  func forEach(_ row: Int, _ body: (Int) -> Void) {
    for word in 0..<words {
      var rest = bits[row * words + word]
      while rest != 0 {
        body(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
