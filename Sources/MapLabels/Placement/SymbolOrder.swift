internal import MapStyle
internal import WebMercator

/// In which order the symbols of a layer are placed and drawn.
enum SymbolOrder {
  /// Buckets and instances in the order in which they are placed; the buckets are in the order of their tiles.
  static func placing(
    _ buckets: [SymbolBucket], _ settings: SymbolSettings, _ rule: PlacementOrder = .tiles
  ) -> [(Int, Int)] {
    if rule == .pyramid { return byRank(buckets, settings) }
    var order: [(Int, Int)] = []
    for (number, bucket) in buckets.enumerated() {
      let indices = bucket.symbols.instances.indices
      let sorted = settings.placesByY ? byY(Array(indices), bucket).reversed() : Array(indices)
      order += sorted.map { (number, $0) }
    }
    guard settings.sortsByKey else { return order }
    let keys = order.map { buckets[$0.0].symbols.sortKey(of: $0.1) }
    return order.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { order[$0] }
  }

  /// By sort key, then by rank, then by tile and place in it.
  private static func byRank(
    _ buckets: [SymbolBucket], _ settings: SymbolSettings
  ) -> [(Int, Int)] {
    var order: [(key: Double, rank: PyramidRank, bucket: Int, instance: Int)] = []
    for (number, bucket) in buckets.enumerated() {
      for (index, instance) in bucket.symbols.instances.enumerated() {
        let key = settings.sortsByKey ? bucket.symbols.sortKey(of: index) : 0
        order.append((key, PyramidRank(bucket, instance), number, index))
      }
    }
    order.sort {
      ($0.key, $0.rank, $0.bucket, $0.instance) < ($1.key, $1.rank, $1.bucket, $1.instance)
    }
    return order.map { ($0.bucket, $0.instance) }
  }

  /// Placed symbols in groups, bottom first; halos of a group lie below all its letters.
  static func drawing(
    _ placed: [PlacedSymbol], _ buckets: [SymbolBucket], _ settings: SymbolSettings
  ) -> [[PlacedSymbol]] {
    var byBucket = [[PlacedSymbol]](repeating: [], count: buckets.count)
    for symbol in placed { byBucket[symbol.bucket].append(symbol) }
    var groups: [[PlacedSymbol]] = []
    for number in drawnTiles(buckets) {
      var symbols = byBucket[number].sorted { $0.instance < $1.instance }
      if settings.sortsByY {
        let byInstance = Dictionary(symbols.map { ($0.instance, $0) }) { first, _ in first }
        symbols = byY(symbols.map(\.instance), buckets[number]).compactMap { byInstance[$0] }
      }
      groups.append(symbols)
    }
    let canOverlap =
      settings.text.overlap != .never || settings.icon.overlap != .never
      || settings.text.ignoresPlacement || settings.icon.ignoresPlacement
    guard settings.sortsByKey, canOverlap else { return groups }
    return byKey(groups.flatMap { $0 }, buckets)
  }

  /// Groups of equal keys within a tile, sorted across tiles.
  private static func byKey(_ symbols: [PlacedSymbol], _ buckets: [SymbolBucket])
    -> [[PlacedSymbol]]
  {
    let keys = symbols.map { buckets[$0.bucket].symbols.sortKey(of: $0.instance) }
    var groups: [(key: Double, symbols: [PlacedSymbol])] = []
    for (index, symbol) in symbols.enumerated() {
      if let last = groups.last, last.key == keys[index],
        last.symbols.last?.bucket == symbol.bucket
      {
        groups[groups.count - 1].symbols.append(symbol)
      } else {
        groups.append((keys[index], [symbol]))
      }
    }
    return groups.indices.sorted { (groups[$0].key, $0) < (groups[$1].key, $1) }
      .map { groups[$0].symbols }
  }

  /// The buckets from the picture's top to its bottom (source_cache.ts, `getRenderableIds`).
  private static func drawnTiles(_ buckets: [SymbolBucket]) -> [Int] {
    let corners = buckets.map { bucket -> SIMD2<Double> in
      let place = SIMD2(Double(bucket.tile.content.x), Double(bucket.tile.content.y))
      return place.turned(by: SymbolProjection(bucket.tile, bucket.settings.text).angle)
    }
    return buckets.indices.sorted { first, second in
      let (a, b) = (buckets[first].tile, buckets[second].tile)
      return (-a.overscaledZoom, corners[first].y, corners[first].x, a.wrap, first)
        < (-b.overscaledZoom, corners[second].y, corners[second].x, b.wrap, second)
    }
  }

  /// Instances from the picture's top to its bottom (symbol_bucket.ts, `getSortedSymbolIndexes`).
  private static func byY(_ instances: [Int], _ bucket: SymbolBucket) -> [Int] {
    let angle = SymbolProjection(bucket.tile, bucket.settings.text).angle
    let symbols = bucket.symbols
    let heights = instances.map {
      symbols.instances[$0].anchor.place.turned(by: angle).y.rounded()
    }
    let features = instances.map { symbols.features[symbols.instances[$0].feature].index }
    return instances.indices.sorted {
      (heights[$0], -features[$0], $0) < (heights[$1], -features[$1], $1)
    }.map { instances[$0] }
  }
}

extension LaidOutSymbols {
  func sortKey(of instance: Int) -> Double { features[instances[instance].feature].sortKey }
}
