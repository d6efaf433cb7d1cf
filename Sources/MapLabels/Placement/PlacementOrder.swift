internal import WebMercator

/// In which order the symbols of one layer ask for room; those with a lower sort key always come first.
public enum PlacementOrder: Sendable {
  /// As MapLibre has it: tile by tile, in a tile by the order of the features.
  case tiles
  /// By rules that know neither tiles nor picture, so that all parts of a pyramid decide alike.
  ///
  /// First by the power of two of the feature's place in its tile, since tiles have their important features first; then by a
  /// hash of where on the world the symbol stands. An order that followed the tiles would hand a decision at one end of the
  /// picture on to the other; here such chains are a few symbols long, and end in the margin that pictures have around them.
  case pyramid
}

/// The rank of a symbol in `PlacementOrder.pyramid`.
struct PyramidRank: Comparable {
  private let importance: Int
  private let hash: UInt64

  init(_ bucket: SymbolBucket, _ instance: LaidOutSymbols.Instance) {
    let place = max(0, bucket.symbols.features[instance.feature].index)
    importance = Int.bitWidth - (place &+ 1).leadingZeroBitCount
    let tile = bucket.tile.content
    // In units of the deepest zoom, so that tiles of all zooms agree.
    let unit = Double(1 << (TileCoordinate.zoomLimit - tile.zoom)) / SymbolTile.extent
    func world(_ column: Int, _ offset: Double) -> UInt64 {
      let cell = Double(column << (TileCoordinate.zoomLimit - tile.zoom)) + offset * unit
      return UInt64(max(0, min(9e15, (cell * 64).rounded())))
    }
    let anchor = instance.anchor.place
    hash = Self.mixed(
      Self.mixed(world(tile.x, anchor.x)) ^ world(tile.y, anchor.y) &* 0x9E37_79B9_7F4A_7C15)
  }

  static func < (left: PyramidRank, right: PyramidRank) -> Bool {
    (left.importance, left.hash) < (right.importance, right.hash)
  }

  /// Spreads neighbouring numbers over all (the last steps of SplitMix64; Steele and others, 2014).
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
