internal import EmbeddedAssets
internal import TileStore

/// The world atlas that is compiled into the program: vector tiles of zooms 0 to 7, OpenMapTiles layer names.
enum WorldAtlas {
  /// The atlas as a source.
  static func open() async throws(SnapshotError) -> any TileSource {
    do {
      return try await PMTilesSource(reader: EmbeddedReader(), location: "the world atlas")
    } catch {
      throw .source(error)
    }
  }

  /// Reads the archive where it lies in the program.
  private struct EmbeddedReader: ByteRangeReader {
    func bytes(at offset: Int, count: Int) async throws(TileStoreError) -> [UInt8] {
      let all = EmbeddedAsset.worldAtlas.bytes
      guard offset >= 0, offset < all.count, count > 0 else { return [] }
      return Array(all[offset..<offset + min(count, all.count - offset)])
    }
  }
}
