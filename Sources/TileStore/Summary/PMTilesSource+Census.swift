internal import WebMercator

extension PMTilesSource {
  /// Counts the tiles of each zoom by the directories, at most `limit` entries.
  ///
  /// - Throws: `TileStoreError` where a leaf directory is damaged.
  public func census(limit: Int) async throws(TileStoreError) -> TileCensus {
    var census = TileCensus()
    census.declaredCount = Int(exactly: header.addressedTileCount).flatMap { $0 > 0 ? $0 : nil }
    census.isComplete = try await forEachEntry(limit: limit) { census.add($0) }
    return census
  }
}

extension TileCensus {
  /// Counts the tiles of a run, which may go on into the next zooms.
  fileprivate mutating func add(_ entry: PMTilesEntry) {
    var first = entry.tileID
    let (end, overflow) = first.addingReportingOverflow(UInt64(entry.runLength))
    guard !overflow else { return }
    while first < end, let tile = HilbertTileID(value: first).tile {
      let next = min(end, HilbertTileID.first(ofZoom: tile.zoom + 1))
      // Four tiles of a run are enough for its samples; where the rest lies is not looked at.
      let samples = (first..<min(next, first + UInt64(Self.samplesPerZoom))).compactMap {
        HilbertTileID(value: $0).tile
      }
      add(Int(next - first), ofZoom: tile.zoom, samples: samples)
      first = next
    }
  }
}
