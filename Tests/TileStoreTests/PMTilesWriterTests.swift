import JSON
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct PMTilesWriterTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ tiles: [(TileCoordinate, [UInt8])], format: TileFormat = .png, metadata: JSONObject = .init()
  ) throws -> PMTilesHeader {
    var writer = try PMTilesWriter(
      path: folder("a.pmtiles"), format: format, metadata: metadata)
    for (tile, bytes) in tiles { try writer.add(bytes, at: tile) }
    return try writer.finish()
  }

  private func world(_ zooms: ClosedRange<Int>, _ make: (TileCoordinate) -> [UInt8])
    -> [(TileCoordinate, [UInt8])]
  {
    zooms.flatMap { zoom in
      (0..<(1 << zoom)).flatMap { x in
        (0..<(1 << zoom)).map { y in (tile(zoom, x, y), make(tile(zoom, x, y))) }
      }
    }
  }

  @Test(arguments: [nil, 1, 2, 3] as [UInt64?])
  func tilesComeBackInWhateverOrderTheyCame(seed: UInt64?) async throws {
    var tiles = world(0...6) { png($0.x < 1 << $0.zoom / 2 ? "sea" : "\($0)") }
    if let seed {
      var random = SeededGenerator(seed: seed)
      tiles.shuffle(using: &random)
    } else {
      tiles.sort { HilbertTileID($0.0) < HilbertTileID($1.0) }
    }
    let header = try write(tiles)
    #expect(header.isClustered)
    #expect(header.addressedTileCount == UInt64(tiles.count))
    #expect(header.tileEntryCount < header.addressedTileCount)
    let seas = tiles.count { $0.1 == png("sea") }
    #expect(header.tileContentCount == UInt64(tiles.count - seas + 1))
    let source = try await PMTilesSource(path: folder("a.pmtiles"))
    for (tile, bytes) in tiles { #expect(try await source.tile(at: tile) == bytes) }
    #expect(try await source.tile(at: tile(7, 0, 0)) == nil)
    #expect(source.metadata.minimumZoom == 0 && source.metadata.maximumZoom == 6)
    #expect(source.header.encoded() == header.encoded())
    #expect(try await source.census(limit: 1_000_000).count == tiles.count)
  }

  @Test func tilesLieInTheOrderOfTheirNumbers() async throws {
    var tiles = world(0...4) { png("\($0)") }
    var random = SeededGenerator(seed: 4)
    tiles.shuffle(using: &random)
    _ = try write(tiles)
    let shuffled = try folder.read("a.pmtiles")
    tiles.sort { HilbertTileID($0.0) < HilbertTileID($1.0) }
    _ = try write(tiles)
    #expect(try folder.read("a.pmtiles") == shuffled)
  }

  @Test func manyTilesMakeLeafDirectories() async throws {
    // 21,845 tiles of random sizes do not fit into a root directory.
    var random = SeededGenerator(seed: 9)
    let tiles = world(0...7) { _ in
      png("")
        + (0..<Int.random(in: 4...9, using: &random)).map { _ in
          .random(in: 0...255, using: &random)
        }
    }
    let header = try write(tiles)
    #expect(header.leafDirectories.length > 0)
    #expect(header.rootDirectory.length <= 16_257)
    #expect(header.rootDirectory.offset == 127)
    let file = try folder.read("a.pmtiles")
    let parts = [header.metadata, header.leafDirectories, header.tileData].map(\.length)
    #expect(UInt64(file.count) == 16_384 + parts.reduce(0, +))
    let source = try await PMTilesSource(path: folder("a.pmtiles"))
    for (tile, bytes) in tiles { #expect(try await source.tile(at: tile) == bytes) }
  }

  @Test func theLastOfSeveralTilesForOnePlaceCounts() async throws {
    let header = try write([
      (tile(1, 0, 0), png("a")), (tile(1, 0, 1), png("a")), (tile(1, 1, 1), png("a")),
      (tile(1, 0, 1), png("b")), (tile(1, 0, 0), []),
    ])
    #expect(header.addressedTileCount == 3)
    #expect(header.tileEntryCount == 3)
    let source = try await PMTilesSource(path: folder("a.pmtiles"))
    #expect(try await source.tile(at: tile(1, 0, 0)) == png("a"))
    #expect(try await source.tile(at: tile(1, 0, 1)) == png("b"))
    #expect(try await source.tile(at: tile(1, 1, 1)) == png("a"))
  }

  @Test func metadataAndBoundsComeBack() async throws {
    var metadata = JSONObject()
    metadata["attribution"] = .string("© Us")
    metadata["vector_layers"] = .array([.object(JSONObject())])
    var writer = try PMTilesWriter(
      path: folder("a.pmtiles"), format: .mvt, compression: .gzip, metadata: metadata)
    writer.bounds = GeoBounds(west: 7.25, south: 46.5, east: 8.125, north: 47)
    try writer.add(StoredStream.gzip(vectorTile("a")), at: tile(3, 4, 2))
    try writer.finish()
    let source = try await PMTilesSource(path: folder("a.pmtiles"))
    #expect(source.metadata.attribution == "© Us")
    #expect(source.metadata.vectorLayers?.arrayValue?.count == 1)
    #expect(source.metadata.bounds == GeoBounds(west: 7.25, south: 46.5, east: 8.125, north: 47))
    #expect(source.metadata.format == .mvt)
    #expect(try await source.tile(at: tile(3, 4, 2)) == vectorTile("a"))
  }

  @Test func nothingIsThereUntilAllIs() async throws {
    try folder.write("before", to: "a.pmtiles")
    do {
      var writer = try PMTilesWriter(path: folder("a.pmtiles"), format: .png)
      try writer.add(png("a"), at: tile(0, 0, 0))
      #expect(try folder.read("a.pmtiles") == [UInt8]("before".utf8))
    }
    #expect(try folder.names() == ["a.pmtiles"])
    #expect(try folder.read("a.pmtiles") == [UInt8]("before".utf8))
    _ = try write([(tile(0, 0, 0), png("a"))])
    #expect(try folder.names() == ["a.pmtiles"])
    #expect(try await TileSourceOpener.open(folder("a.pmtiles")).metadata.kind == .pmtiles)
  }

  @Test func anArchiveWithoutTilesIsOne() async throws {
    let header = try write([])
    #expect(header.addressedTileCount == 0)
    let source = try await PMTilesSource(path: folder("a.pmtiles"))
    #expect(try await source.tile(at: tile(0, 0, 0)) == nil)
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let path = folder("none/a.pmtiles")
    do throws(TileStoreError) {
      _ = try PMTilesWriter(path: path, format: .png)
      Issue.record("no error")
    } catch {
      #expect(error == .unwritable(path: path, reason: "No such file or directory"))
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func directoriesAreThoseOfTheSpecification(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (tileID, offset) = (0 as UInt64, 0 as UInt64)
    let entries = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      tileID += .random(in: 1...1 << 33, using: &random)
      let length = UInt32.random(in: 1...1 << 20, using: &random)
      defer { offset += Bool.random(using: &random) ? UInt64(length) : 1 << 34 }
      return PMTilesEntry(
        tileID: tileID, offset: offset, length: length,
        runLength: .random(in: 0...3, using: &random))
    }
    let bytes = PMTilesDirectory(entries).encoded()
    #expect(bytes == PMTilesBuilder.encode(entries))
    #expect(try PMTilesDirectory(decoding: bytes).entries == entries)
  }
}
