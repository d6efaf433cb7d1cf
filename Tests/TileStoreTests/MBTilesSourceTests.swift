import SQLite
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct MBTilesSourceTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func open(
    _ builder: MBTilesBuilder, scheme: TileScheme? = nil
  ) throws -> MBTilesSource {
    let path = folder("\(builder.tiles.count).mbtiles")
    try builder.write(to: path)
    return try MBTilesSource(path: path, scheme: scheme)
  }

  @Test("C03, C04: row 9 of zoom 4 and row 41 of zoom 6 are rows 6 and 22 from the north")
  func rowsCountFromTheSouth() async throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(4, 8, 6): png("six"), tile(6, 33, 22): png("twenty-two")]
    #expect(tile(4, 8, 6).tmsRow == 9)
    #expect(tile(6, 33, 22).tmsRow == 41)
    let source = try open(builder)
    #expect(try await source.tile(at: tile(4, 8, 6)) == png("six"))
    #expect(try await source.tile(at: tile(6, 33, 22)) == png("twenty-two"))
    #expect(try await source.tile(at: tile(4, 8, 9)) == nil)
    #expect(try await source.tile(at: tile(9, 0, 0)) == nil)
  }

  @Test(
    "C07, C08: without metadata, or with an empty one, zooms and bounds come from the tiles",
    arguments: MBTilesBuilder.Layout.allCases, [true, false])
  func withoutMetadata(_ layout: MBTilesBuilder.Layout, hasTable: Bool) async throws {
    var builder = MBTilesBuilder()
    builder.layout = layout
    builder.metadata = hasTable ? [:] : nil
    builder.tiles = [
      tile(3, 4, 2): png("a"), tile(5, 17, 11): png("b"), tile(5, 16, 11): png("c"),
      tile(5, 16, 10): png("d"),
    ]
    let source = try open(builder)
    #expect(source.metadata.minimumZoom == 3)
    #expect(source.metadata.maximumZoom == 5)
    #expect(source.metadata.format == .png)
    let bounds = try #require(source.metadata.bounds)
    #expect(abs(bounds.west - 0) < 1e-9 && abs(bounds.east - 22.5) < 1e-9)
    #expect(abs(bounds.north - 55.77657301866769) < 1e-9)
    #expect(abs(bounds.south - 40.97989806962013) < 1e-9)
    #expect(try await source.tile(at: tile(5, 17, 11)) == png("b"))
    let isIndexed = layout == .table || layout == .view
    #expect(source.metadata.warnings.isEmpty == (isIndexed || layout == .indexedByColumn))
  }

  @Test("C10: names and values of metadata count in any case")
  func metadataInAnyCase() throws {
    var builder = MBTilesBuilder()
    builder.metadata = [
      "Name": "Town", "FORMAT": "PNG", "MinZoom": "2", "maxzoom": "2", "Attribution": "© Me",
      "BOUNDS": "-10, -20,30.5,40",
    ]
    builder.tiles = [tile(2, 1, 1): png("a")]
    let metadata = try open(builder).metadata
    #expect(metadata.name == "Town")
    #expect(metadata.format == .png)
    #expect(metadata.attribution == "© Me")
    #expect(metadata.bounds == GeoBounds(west: -10, south: -20, east: 30.5, north: 40))
    #expect(metadata.minimumZoom == 2 && metadata.maximumZoom == 2)
    #expect(metadata.warnings.isEmpty)
  }

  @Test("C01: rows outside the bounds give a warning that names the other scheme")
  func flippedRows() async throws {
    var builder = MBTilesBuilder()
    builder.metadata = ["bounds": "85.307164,27.734736,85.349997,27.815193"]
    let kathmandu = WorldPoint(GeoCoordinate(latitude: 27.78, longitude: 85.33))
    let place = tile(18, Int(kathmandu.x * 262_144), Int(kathmandu.y * 262_144))
    builder.tiles = [place: png("k")]
    #expect(try open(builder).metadata.warnings.isEmpty)

    builder.countsFromNorth = true
    builder.tiles[tile(18, place.x, place.y + 1)] = png("m")
    let wrong = try open(builder)
    #expect(wrong.metadata.warnings.count == 1)
    #expect(wrong.metadata.warnings.first?.contains("scheme xyz") == true)
    #expect(try await wrong.tile(at: place) == nil)

    let path = folder("2.mbtiles")
    let right = try MBTilesSource(path: path, scheme: .xyz)
    #expect(right.metadata.warnings.isEmpty)
    #expect(try await right.tile(at: place) == png("k"))
  }

  @Test("C01: a box with latitude before longitude is set right, rows flipped or not")
  func swappedBounds() throws {
    var builder = MBTilesBuilder()
    builder.metadata = ["bounds": "27.734736,85.307164,27.815193,85.349997"]
    let kathmandu = WorldPoint(GeoCoordinate(latitude: 27.78, longitude: 85.33))
    let place = tile(18, Int(kathmandu.x * 262_144), Int(kathmandu.y * 262_144))
    #expect((110_000..<111_000).contains(place.y) && (151_000..<153_000).contains(place.tmsRow))
    builder.tiles = [place: png("k")]
    let right = GeoBounds(west: 85.307164, south: 27.734736, east: 85.349997, north: 27.815193)
    for countsFromNorth in [false, true] {
      builder.countsFromNorth = countsFromNorth
      builder.tiles[tile(18, place.x + (countsFromNorth ? 1 : 0), place.y)] = png("k")
      let metadata = try open(builder).metadata
      #expect(metadata.bounds == right)
      #expect(metadata.warnings.count == (countsFromNorth ? 2 : 1))
      #expect(metadata.warnings.first?.contains("latitude before longitude") == true)
      #expect((metadata.warnings.last?.contains("scheme xyz") == true) == countsFromNorth)
    }
  }

  @Test func saysWhatIsWrongWithZoomsThatAreNotThere() throws {
    var builder = MBTilesBuilder()
    builder.metadata = ["minzoom": "0", "maxzoom": "14"]
    builder.tiles = [tile(2, 1, 1): png("a"), tile(3, 1, 1): png("b")]
    let metadata = try open(builder).metadata
    #expect(metadata.minimumZoom == 2 && metadata.maximumZoom == 3)
    #expect(metadata.warnings.count == 1)
  }

  @Test func nullAndEmptyTilesAreMissing() async throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(1, 1, 0): []]
    builder.tiles.updateValue(nil, forKey: tile(1, 0, 0))
    let source = try open(builder)
    #expect(try await source.tile(at: tile(1, 0, 0)) == nil)
    #expect(try await source.tile(at: tile(1, 1, 0)) == nil)
  }

  @Test func aFileOfAnotherKindIsRefusedInOneSentence() throws {
    let text = try folder.write("name,city", to: "cities.mbtiles")
    #expect(throws: TileStoreError.self) { try MBTilesSource(path: text) }
    #expect(throws: TileStoreError.notFound(path: folder("none.mbtiles"))) {
      try MBTilesSource(path: folder("none.mbtiles"))
    }
  }
}

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
