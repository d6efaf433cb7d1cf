internal import SQLite
internal import WebMercator

extension MBTilesSource {
  /// Counts the tiles of each zoom by the index, at most `limit` of each.
  ///
  /// - Throws: `TileStoreError` where SQLite fails.
  public func census(limit: Int) async throws(TileStoreError) -> TileCensus {
    try withReader { @Sendable (reader) throws(SQLiteError) in
      var census = TileCensus()
      guard try reader.isIndexed().byZoom else {
        return try reader.census(self.scheme, limit: limit)
      }
      for zoom in 0...TileCoordinate.zoomLimit {
        let count = try reader.count(ofZoom: zoom, limit: limit)
        let places = try reader.tiles(ofZoom: zoom, limit: TileCensus.samplesPerZoom)
        let samples = places.compactMap { self.scheme.tile(zoom, $0.column, $0.row) }
        census.add(count, ofZoom: zoom, samples: samples)
        if count == limit { census.isComplete = false }
      }
      return census
    }
  }
}

extension MBTilesReader {
  /// How many tiles a zoom has, counted up to a limit.
  fileprivate func count(ofZoom zoom: Int, limit: Int) throws(SQLiteError) -> Int {
    try number(
      "SELECT count(*) FROM (SELECT 1 FROM tiles WHERE zoom_level = ? LIMIT ?)", [zoom, limit])
      ?? 0
  }
}
