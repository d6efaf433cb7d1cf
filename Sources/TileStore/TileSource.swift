public import WebMercator

/// One place that has tiles.
///
/// A tile that is not there is `nil`, not an error. Sources may be asked from many tasks at once.
public protocol TileSource: Sendable {
  /// What the source says of itself.
  var metadata: TileSourceMetadata { get }

  /// The bytes of one tile, no longer compressed; `nil` where the source has none.
  ///
  /// No bytes at all are a vector tile without layers: the source says that there is nothing here to draw.
  /// - Throws: `TileStoreError` where the tile should be there and can't be read.
  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]?

  /// Counts the tiles, looking at no more than `limit` of them (for an archive by zoom, of each zoom).
  ///
  /// - Throws: `TileStoreError` where the source can't be counted.
  func census(limit: Int) async throws(TileStoreError) -> TileCensus
}

extension TileSource {
  /// A source that can't be counted says so.
  public func census(limit: Int) async throws(TileStoreError) -> TileCensus {
    var census = TileCensus()
    census.isComplete = false
    return census
  }
}
