import JSON
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct SharedArchiveTests {
  /// Counts as Python's `pmtiles` has them, and the size of the last tile, decompressed.
  @Test(
    arguments: [
      ("pmtiles/box1degree", 1, tile(0, 0, 0), 42),
      ("pmtiles/martin-png", 5, tile(1, 1, 0), 192_088),
      ("pmtiles/near-badschandau-z10-11", 2, tile(11, 1104, 686), 363_626),
      ("pmtiles/protomaps_vector_firenze", 108, tile(14, 8703, 5968), 46_949),
      ("pmtiles/stamen_toner_raster_z3", 85, tile(3, 7, 0), 914),
      ("pmtiles/test_fixture_1", 1, tile(0, 0, 0), 49),
      ("pmtiles/test_fixture_2", 1, tile(0, 0, 0), 47),
      ("pmtiles/usgs-mt-whitney-8-15-webp-512", 50, tile(15, 5619, 12800), 38_934),
      ("pmtiles/single_tile_brotli", 1, tile(0, 0, 0), 18_404),
      ("built-omt/liechtenstein", 180, tile(14, 8623, 5759), 4895),
      ("built-omt/metro", 64, tile(14, 8527, 5972), 187_668),
      ("world/world-omt-schema-50m-z5", 1187, tile(5, 31, 0), 60),
      ("world/world-omt-schema-z7", 17_944, tile(7, 127, 0), 60),
    ])
  func archives(_ name: String, _ count: Int, _ last: TileCoordinate, _ size: Int) async throws {
    let source = try await TileSourceOpener.open(SharedData.path("data/\(name).pmtiles"))
    let bytes = try #require(try await source.tile(at: last))
    #expect(bytes.count == size)
    #expect(TileFormat.sniff(bytes) == source.metadata.format)
    let census = try await source.census(limit: 1_000_000)
    #expect(census.count == count && census.declaredCount == count && census.isComplete)
    #expect(source.metadata.warnings.isEmpty)
    #expect(try await source.tile(at: tile(30, 5, 5)) == nil)
  }

  @Test(arguments: ["liechtenstein", "monaco", "metro"])
  func bothArchivesHoldTheSameTiles(_ name: String) async throws {
    let first = try await TileSourceOpener.open(SharedData.path("data/built-omt/\(name).mbtiles"))
    let second = try await TileSourceOpener.open(SharedData.path("data/built-omt/\(name).pmtiles"))
    #expect(first.metadata.vectorLayers == second.metadata.vectorLayers)
    #expect(first.metadata.vectorLayers?.arrayValue?.isEmpty == false)
    #expect(first.metadata.name == second.metadata.name)
    let census = try await first.census(limit: 1_000_000)
    #expect(try await second.census(limit: 1_000_000).counts == census.counts)
    for place in census.samples {
      #expect(try await first.tile(at: place) == second.tile(at: place), "\(place)")
    }
  }

  @Test func badArchivesAreRefused() async throws {
    await #expect(
      throws: TileStoreError.emptyFile(path: SharedData.path("data/pmtiles/empty.pmtiles"))
    ) {
      try await TileSourceOpener.open(SharedData.path("data/pmtiles/empty.pmtiles"))
    }
    await #expect(throws: TileStoreError.self) {
      try await TileSourceOpener.open(SharedData.path("data/pmtiles/invalid.pmtiles"))
    }
    let source = try await TileSourceOpener.open(
      SharedData.path("data/pmtiles/mln-corrupt-gzip-tile.pmtiles"))
    await #expect(throws: TileStoreError.self) { try await source.tile(at: tile(0, 0, 0)) }
  }

  @Test func attributionStaysAsItIs() async throws {
    let source = try await TileSourceOpener.open(
      SharedData.path("data/pmtiles/protomaps_vector_firenze.pmtiles"))
    #expect(source.metadata.attribution?.hasPrefix("<a href=\"https://protomaps.com\"") == true)
  }
}
