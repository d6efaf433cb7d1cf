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

  @Test func leafDirectoriesThatHoldOnlyLeavesSpendTheLimit() async throws {
    // Each of 20 entries leads to the next directory, and the last one is empty: 20⁴ ways, and no tile.
    var directories: [UInt8] = [0]
    var next = (offset: UInt64(0), length: UInt32(1))
    for _ in 0..<4 {
      let entries = (0..<20).map {
        PMTilesEntry(tileID: $0, offset: next.offset, length: next.length, runLength: 0)
      }
      let bytes = PMTilesBuilder.encode(entries)
      next = (UInt64(directories.count), UInt32(bytes.count))
      directories += bytes
    }
    var header = PMTilesHeader()
    header.rootDirectory = .init(offset: 127 + next.offset, length: UInt64(next.length))
    header.leafDirectories = .init(offset: 127, length: UInt64(directories.count))
    header.internalCompression = .none
    let source = try await PMTilesSource(
      reader: MemoryByteRangeReader(header.encoded() + directories), location: "nested")
    let ways = 20 + 400 + 8000 + 160_000
    #expect(try await !source.census(limit: 1000).isComplete)
    #expect(try await !source.census(limit: ways - 1).isComplete)
    #expect(try await source.census(limit: ways).isComplete)
  }
}
