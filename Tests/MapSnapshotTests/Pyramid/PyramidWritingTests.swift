import ImageCodec
import JSON
import Synchronization
import TestSupport
import Testing
import TileStore
import WebMercator

@testable import MapSnapshot

@Suite("A pyramid")
struct PyramidWritingTests {
  static func options(_ zooms: ClosedRange<Int>, missing: Set<TileCoordinate> = []) throws
    -> PyramidOptions
  {
    var options = PyramidOptions(zooms: zooms)
    options.sources = [
      .opened(MemoryTileSource(try Checkerboard.tiles(maximumZoom: 3, missing: missing)))
    ]
    options.tileSize = 256
    options.area = TileArea()
    options.area?.add(.world)
    options.jobs = 2
    return options
  }

  static func source(_ path: String) async throws -> any TileSource {
    try await SnapshotSource.location(path).open()
  }

  @Test(
    "has each tile of its zooms, in a folder, an MBTiles and a PMTiles",
    arguments: ["tiles", "a.mbtiles", "a.pmtiles"])
  func counts(name: String) async throws {
    let folder = try TemporaryFolder()
    let report = try await PyramidRenderer(try Self.options(0...3)).write(to: folder(name))
    #expect(report.needed == 85 && report.drawn == 85 && report.failed == 0)
    #expect(try folder.names() == [name])
    let source = try await Self.source(folder(name))
    let census = try await source.census(limit: 1000)
    #expect(census.counts == [0: 1, 1: 4, 2: 16, 3: 64])
    for zoom in 0...3 {
      for tile in TileRange(zoom: zoom, covering: .world) {
        let bytes = try #require(try await source.tile(at: tile))
        let pixmap = try ImageDecoder.decode(bytes)
        #expect(pixmap.width == 256 && pixmap[128, 128] == Checkerboard.color(tile))
      }
    }
    #expect(source.metadata.minimumZoom == 0 && source.metadata.maximumZoom == 3)
  }

  @Test(
    "goes on where it was stopped, and is then the same",
    arguments: ["tiles", "a.mbtiles", "a.pmtiles"])
  func resume(name: String) async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options(0...3)
    options.givenBlockLevels = 1
    options.jobs = 1
    let renderer = try await PyramidRenderer(options)
    let task = Mutex<Task<PyramidReport, any Error>?>(nil)
    let started = Task {
      try await renderer.write(to: folder(name)) { report in
        if report.drawn >= 40 { task.withLock { $0?.cancel() } }
      }
    }
    task.withLock { $0 = started }
    await #expect(throws: SnapshotError.self) { try await started.value }
    if name != "tiles" { #expect(try folder.names() == [name + ".part"]) }
    let report = try await renderer.write(to: folder(name))
    #expect(report.kept >= 40 && report.drawn == 85 - report.kept)
    let census = try await Self.source(folder(name)).census(limit: 1000)
    #expect(census.counts == [0: 1, 1: 4, 2: 16, 3: 64])
    #expect(try folder.names() == [name])
  }

  @Test("is shared by parts that have no tile in common and together all", arguments: [2, 3, 5])
  func shards(count: Int) async throws {
    var options = try Self.options(0...3)
    options.givenBlockLevels = 1
    let all = TileBlocks(area: try #require(options.area), zooms: [0, 1, 2, 3], levels: 1)
      .flatMap(\.tiles)
    var tiles: [TileCoordinate] = []
    for index in 0..<count {
      options.shard = .init(index: index, count: count)
      let part = TileBlocks(
        area: try #require(options.area), zooms: [0, 1, 2, 3], levels: 1, shard: (index, count)
      ).flatMap(\.tiles)
      #expect(try await PyramidRenderer(options).count() == part.count)
      #expect(!part.isEmpty)
      tiles += part
    }
    #expect(tiles.count == 85)
    #expect(Set(tiles) == Set(all))
  }

  @Test("stores equal tiles once, and says of itself what it is")
  func contents() async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options(0...4)
    let flat = try Checkerboard.png(try #require(TileCoordinate(zoom: 0, x: 0, y: 0)))
    var source = MemoryTileSource(location: "sea.mbtiles", zooms: 0...4) { _ in flat }
    source.metadata.attribution = "© Nobody"
    source.metadata.name = "Sea"
    options.sources = [.opened(source)]
    _ = try await PyramidRenderer(options).write(to: folder("sea.mbtiles"))
    let writer = try MBTilesWriter(path: folder("sea.mbtiles"))
    let count = try writer.count()
    #expect(count.tiles == 341 && count.contents == 1)
    let metadata = try writer.metadata()
    #expect(metadata["name"] == "Sea" && metadata["attribution"] == "© Nobody")
    #expect(metadata["format"] == "png" && metadata["minzoom"] == "0" && metadata["maxzoom"] == "4")
    #expect(metadata["bounds"] == "-180.0,-85.0511288,180.0,85.0511288")
    #expect(metadata["center"] == "0.0,0.0,0.0")
    _ = try await PyramidRenderer(options).write(to: folder("sea.pmtiles"))
    let archive = try await Self.source(folder("sea.pmtiles"))
    #expect(archive.metadata.attribution == "© Nobody" && archive.metadata.format == .png)
    // An MBTiles that is finished takes more.
    options.zooms = 5...5
    let more = try await PyramidRenderer(options).write(to: folder("sea.mbtiles"))
    #expect(more.drawn == 1024)
    #expect(try MBTilesWriter(path: folder("sea.mbtiles")).metadata()["minzoom"] == "0")
  }

  @Test("has the sides and names that were asked for")
  func sides() async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options(1...1)
    options.tileSize = 512
    options.scale = 2
    options.format = .webp(quality: 80)
    _ = try await PyramidRenderer(options).write(to: folder("t"))
    let header = try #require(ImageHeader.read(try folder.read("t/1/0/1@2x.webp")))
    #expect(header.width == 1024 && header.height == 1024)
    let text = try JSONValue.parse(try folder.read("t/tilejson.json"))
    #expect(text["tiles"]?[0]?.stringValue == "{z}/{x}/{y}@2x.webp")
  }

  @Test("refuses too many tiles, no tiles, and a file with other tiles")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    var options = try Self.options(0...3)
    options.maximumTiles = 84
    await #expect {
      try await PyramidRenderer(options).write(to: folder("a.mbtiles"))
    } throws: { "\($0)".contains("84 are the limit") && "\($0)".contains("--max-tiles") }
    options.maximumTiles = 85
    options.area = TileArea()
    options.area?.add(polygon: [])
    await #expect {
      try await PyramidRenderer(options).write(to: folder("a.mbtiles"))
    } throws: { "\($0)".contains("no tile lies in the area") }
    #expect(try folder.names() == [])
    options = try Self.options(0...1)
    _ = try await PyramidRenderer(options).write(to: folder("a.mbtiles"))
    _ = try await PyramidRenderer(options).write(to: folder("a.pmtiles"))
    options.tileSize = 512
    for name in ["a.mbtiles", "a.pmtiles"] {
      await #expect {
        try await PyramidRenderer(options).write(to: folder(name))
      } throws: { "\($0)".contains("cannot add tiles to") }
    }
    try folder.write("no tiles", to: "b.mbtiles")
    await #expect(throws: SnapshotError.self) {
      try await PyramidRenderer(options).write(to: folder("b.mbtiles"))
    }
    #expect(try folder.read("b.mbtiles") == Array("no tiles".utf8))
  }

  @Test("counts what could not be drawn where a missing tile is a failure, and stays unfinished")
  func strict() async throws {
    let folder = try TemporaryFolder()
    let hole = try #require(TileCoordinate(zoom: 3, x: 6, y: 4))
    var options = try Self.options(3...3, missing: [hole])
    options.isStrict = true
    options.givenBlockLevels = 0
    let report = try await PyramidRenderer(options).write(to: folder("a.pmtiles"))
    #expect(report.failed >= 1 && report.failed + report.drawn == 64)
    #expect(report.warnings.contains { $0.contains("missing") })
    #expect(try folder.names() == ["a.pmtiles.part"])
    options.isStrict = false
    let again = try await PyramidRenderer(options).write(to: folder("a.pmtiles"))
    #expect(again.drawn == report.failed && again.kept == report.drawn)
    #expect(try folder.names() == ["a.pmtiles"])
  }
}
