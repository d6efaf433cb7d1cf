import JSON
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct TileSourceSummaryTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var tiles: [TileCoordinate: [UInt8]] {
    [tile(0, 0, 0): png("a"), tile(1, 0, 0): png("b"), tile(1, 0, 1): png("c")]
  }

  private func sources() async throws -> [any TileSource] {
    for (tile, bytes) in tiles { try folder.write(bytes, to: "d/\(tile).png") }
    try folder.write(PMTilesBuilder(tiles).build(), to: "a.pmtiles")
    var sources: [any TileSource] = [
      try DirectorySource(folder: folder("d")), try await PMTilesSource(path: folder("a.pmtiles")),
    ]
    for layout in MBTilesBuilder.Layout.allCases {
      var builder = MBTilesBuilder()
      builder.layout = layout
      for (tile, bytes) in tiles { builder.tiles[tile] = bytes }
      try builder.write(to: folder("\(layout).mbtiles"))
      sources.append(try MBTilesSource(path: folder("\(layout).mbtiles")))
    }
    return sources
  }

  @Test func tilesAreCountedByZoom() async throws {
    for source in try await sources() {
      let summary = try await TileSourceSummary(of: source)
      #expect(summary.census.counts == [0: 1, 1: 2], "\(source.metadata.location)")
      #expect(summary.census.isComplete)
      #expect(Set(summary.census.samples) == Set(tiles.keys))
      #expect(summary.checkedCount == 3)
      #expect(summary.formats == [.png: 3])
      #expect(summary.faults == source.metadata.warnings)
      let json = summary.json
      #expect(json["tiles"]?["count"]?.intValue == 3)
      #expect(json["tiles"]?["byZoom"]?["1"]?.intValue == 2)
      #expect(json["minzoom"]?.intValue == 0 && json["maxzoom"]?.intValue == 1)
      #expect(json["bounds"]?.arrayValue?.count == 4)
    }
  }

  @Test func aLimitIsKept() async throws {
    for source in try await sources() {
      let census = try await source.census(limit: 1)
      #expect(!census.isComplete, "\(source.metadata.location)")
      #expect(census.count <= 2)
    }
    #expect(try await !MemoryTileSource([:]).census(limit: 9).isComplete)
  }

  @Test func badTilesAreFaults() async throws {
    try folder.write(png("a"), to: "d/0/0/0.png")
    try folder.write("<html>", to: "d/1/0/0.png")
    try folder.write("{\"format\": \"jpg\"}", to: "d/metadata.json")
    let source = try DirectorySource(folder: folder("d"))
    let summary = try await TileSourceSummary(of: source)
    try #require(summary.faults.count == 2)
    #expect(summary.faults[0].contains("1/0/0") && summary.faults[0].contains("an HTML page"))
    #expect(summary.faults[1].contains("says its tiles are jpeg, and they are png"))
    #expect(summary.json["faults"]?.arrayValue?.count == 2)

    let memory = MemoryTileSource([tile(0, 0, 0): [1, 2, 3]])
    #expect(try await TileSourceSummary(of: memory).checkedCount == 0)
  }

  @Test func aRunOverTwoZoomsIsCountedInBoth() async throws {
    var builder = PMTilesBuilder([:])
    for place in [tile(0, 0, 0), tile(1, 0, 0), tile(1, 0, 1), tile(1, 1, 1), tile(1, 1, 0)] {
      builder.tiles[place] = png("sea")
    }
    let source = try await PMTilesSource(
      reader: MemoryByteRangeReader(builder.build()), location: "sea")
    #expect(source.header.tileEntryCount == 1)
    let census = try await source.census(limit: 100)
    #expect(census.counts == [0: 1, 1: 4])
    #expect(census.samples.count == 5)
    #expect(census.declaredCount == 5)
  }
}

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
