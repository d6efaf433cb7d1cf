import TestSupport
import Testing
import TileStore
import WebMercator

@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct MBTilesSharedDataTests {
  private func open(_ name: String) throws -> MBTilesSource {
    try MBTilesSource(path: SharedData.path("data/mbtiles/\(name)"))
  }

  @Test func tilesAreThoseOfTheFolder() async throws {
    let source = try open("osm-raster-z0-4.mbtiles")
    let folder = try DirectorySource(folder: SharedData.path("data/osm-raster"))
    #expect(source.metadata.minimumZoom == 0 && source.metadata.maximumZoom == 4)
    #expect(folder.metadata.minimumZoom == 0 && folder.metadata.maximumZoom == 6)
    var count = 0
    for zoom in 0...4 {
      for x in 0..<(1 << zoom) {
        for y in 0..<(1 << zoom) {
          guard let expected = try await folder.tile(at: tile(zoom, x, y)) else { continue }
          #expect(try await source.tile(at: tile(zoom, x, y)) == expected, "\(zoom)/\(x)/\(y)")
          count += 1
        }
      }
    }
    #expect(count == 94)
  }

  @Test func damagedFileThrows() throws {
    #expect(throws: TileStoreError.self) { try open("nm-corrupt.mbtiles") }
  }

  @Test func fileWithoutIndexWorksAndWarns() async throws {
    let source = try open("nm-unindexed.mbtiles")
    let same = try open("nm-plain_1.mbtiles")
    #expect(source.metadata.warnings.count == 1)
    #expect(same.metadata.warnings.isEmpty)
    #expect(source.metadata.minimumZoom == same.metadata.minimumZoom)
    let bytes = try await source.tile(at: tile(0, 0, 0))
    #expect(bytes != nil)
    #expect(try await same.tile(at: tile(0, 0, 0)) == bytes)
  }

  @Test func vectorTilesAreDecompressed() async throws {
    for name in ["land.mbtiles", "omt.max1.mbtiles"] {
      let source = try open(name)
      #expect(source.metadata.format == .mvt)
      let bytes = try #require(try await source.tile(at: tile(0, 0, 0)))
      #expect(TileFormat.sniff(bytes) == .mvt)
    }
  }
}
