import SQLite
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct MBTilesDamageTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func write(_ builder: MBTilesBuilder) throws -> String {
    try builder.write(to: folder("a.mbtiles"))
    return folder("a.mbtiles")
  }

  @Test("C13: each tile is decompressed as its own bytes say")
  func mixedTiles() async throws {
    let plain = vectorTile("layer")
    var builder = MBTilesBuilder()
    let stored = [
      plain, StoredStream.gzip(plain), StoredStream.zlib(plain), StoredStream.zstd(plain),
      StoredStream.brotli(plain),
    ]
    for (x, bytes) in stored.enumerated() { builder.tiles[tile(3, x, 0)] = bytes }
    let source = try MBTilesSource(path: write(builder))
    for x in stored.indices { #expect(try await source.tile(at: tile(3, x, 0)) == plain, "\(x)") }
    #expect(source.metadata.format == .mvt)
  }

  @Test("C22: a tile that is JSON says so") func textTile() async throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(0, 0, 0): StoredStream.gzip([UInt8]("{\"a\": 1}".utf8))]
    let path = try write(builder)
    let source = try MBTilesSource(path: path)
    await #expect(
      throws: TileStoreError.tileIsText(location: path, tile: tile(0, 0, 0), found: "JSON text")
    ) { try await source.tile(at: tile(0, 0, 0)) }
  }

  @Test func aFileWithoutTablesIsRefusedInOneSentence() throws {
    let path = folder("a.mbtiles")
    try Connection(path: path, mode: .create).execute("CREATE TABLE cities (name TEXT)")
    #expect(throws: TileStoreError.noTileTable(path: path)) { try MBTilesSource(path: path) }
    let other = folder("b.mbtiles")
    try Connection(path: other, mode: .create).execute("CREATE TABLE tiles (name TEXT)")
    #expect(throws: TileStoreError.noTileTable(path: other)) { try MBTilesSource(path: other) }
  }

  @Test func aCutFileIsRefused() throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(0, 0, 0): png(String(repeating: "a", count: 9000))]
    let path = try write(builder)
    let whole = try folder.read("a.mbtiles")
    for count in [whole.count - 1, whole.count - 4096, 4096, 100] {
      try folder.write([UInt8](whole.prefix(count)), to: "a.mbtiles")
      #expect(throws: TileStoreError.self, "\(count) bytes") { try MBTilesSource(path: path) }
    }
  }

  @Test("a file left in WAL mode is read, and nothing is made beside it")
  func writeAheadLog() async throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(0, 0, 0): png("a")]
    let path = try write(builder)
    do {
      let writer = try Connection(path: path, mode: .readWrite)
      try writer.execute("PRAGMA journal_mode = WAL")
      try writer.execute("INSERT INTO tiles VALUES (1, 0, 0, ?)", [.blob(png("new"))])
      // With the writer still there, its log lies beside the file.
      #expect(try folder.names().contains("a.mbtiles-wal"))
      let source = try MBTilesSource(path: path)
      #expect(try await source.tile(at: tile(1, 0, 1)) == png("new"))
    }
    #expect(try folder.names() == ["a.mbtiles"])
    let source = try MBTilesSource(path: path)
    #expect(try await source.tile(at: tile(1, 0, 1)) == png("new"))
    #expect(try await source.tile(at: tile(0, 0, 0)) == png("a"))
    #expect(source.metadata.warnings.isEmpty)
    #expect(try folder.names() == ["a.mbtiles"])
  }

  @Test("D06: flipped bytes never trap", arguments: 1...3 as ClosedRange<UInt64>)
  func flippedBytes(seed: UInt64) async throws {
    var builder = MBTilesBuilder()
    builder.metadata = ["name": "a", "bounds": "1,2,3,4", "minzoom": "0"]
    for x in 0..<8 { builder.tiles[tile(3, x, x)] = png(String(repeating: "\(x)", count: 900)) }
    let path = try write(builder)
    let whole = try folder.read("a.mbtiles")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var damaged = whole
      for _ in 0..<8 {
        let limit = Bool.random(using: &random) ? 200 : whole.count
        damaged[.random(in: 0..<limit, using: &random)] = .random(in: 0...255, using: &random)
      }
      try folder.write(damaged, to: "a.mbtiles")
      do throws(TileStoreError) {
        let source = try MBTilesSource(path: path)
        for place in builder.tiles.keys { _ = try await source.tile(at: place) }
        _ = try await source.census(limit: 100)
      } catch {
        #expect("\(error)".contains(path))
      }
    }
  }

  @Test func manyTasksReadAtOnce() async throws {
    var builder = MBTilesBuilder()
    for x in 0..<32 { builder.tiles[tile(5, x, x)] = png("\(x)") }
    let source = try MBTilesSource(path: write(builder))
    let right = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          var right = 0
          for x in 0..<32 {
            do { if try await source.tile(at: tile(5, x, x)) == png("\(x)") { right += 1 } } catch {
            }
          }
          return right
        }
      }
      return await group.reduce(0, +)
    }
    #expect(right == 1600)
  }

  @Test func boundsOfManyColumnsAreFoundByTheIndex() throws {
    var builder = MBTilesBuilder()
    for x in 1000..<1400 { builder.tiles[tile(12, x, 1500 + x % 7)] = png("a") }
    let bounds = try #require(try MBTilesSource(path: write(builder)).metadata.bounds)
    #expect(abs(bounds.west - (1000.0 / 4096 * 360 - 180)) < 1e-9)
    #expect(abs(bounds.east - (1400.0 / 4096 * 360 - 180)) < 1e-9)
    let top = WorldPoint(x: 0, y: 1500.0 / 4096).coordinate.latitude
    #expect(bounds.north <= top + 1e-9 && bounds.north > top - 1)
  }
}
