import Synchronization
import TestSupport
import TileStore
import WebMercator

/// A source that counts how often it is asked.
final class CountingSource: TileSource {
  private let source: MemoryTileSource
  private let asked = Mutex(0)

  init(_ source: MemoryTileSource) { self.source = source }

  var metadata: TileSourceMetadata { source.metadata }
  var count: Int { asked.withLock { $0 } }

  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    asked.withLock { $0 += 1 }
    return try await source.tile(at: coordinate)
  }
}
