import TestSupport
import Testing
import TileStore
import WebMercator

/// Tiles whose bytes say where they are.
private func world(
  _ make: (String) -> [UInt8] = png, zooms: ClosedRange<Int> = 0...3
) -> [TileCoordinate: [UInt8]] {
  var tiles: [TileCoordinate: [UInt8]] = [:]
  for zoom in zooms {
    for x in 0..<(1 << zoom) {
      for y in 0..<(1 << zoom) { tiles[tile(zoom, x, y)] = make("\(zoom)/\(x)/\(y)") }
    }
  }
  return tiles
}

private func open(_ bytes: [UInt8], count: Int? = nil) async throws -> PMTilesSource {
  try await PMTilesSource(
    reader: MemoryByteRangeReader(bytes, count: count), location: "test.pmtiles")
}

@Suite struct PMTilesSourceTests {
  @Test(
    "each compression of directories with each of tiles, with leaf directories and without",
    arguments: PMTilesCompression.allCases, PMTilesCompression.allCases)
  func compressions(_ inside: PMTilesCompression, _ tiles: PMTilesCompression) async throws {
    for leafEntryCount in [nil, 7, 1] {
      var builder = PMTilesBuilder(world(vectorTile))
      builder.tileType = 1
      builder.internalCompression = inside
      builder.tileCompression = tiles
      builder.leafEntryCount = leafEntryCount
      let source = try await open(builder.build())
      for (tile, bytes) in builder.tiles {
        #expect(try await source.tile(at: tile) == bytes, "\(tile)")
      }
      #expect(try await source.tile(at: tile(4, 0, 0)) == nil)
      #expect(source.metadata.format == .mvt)
      #expect(source.metadata.minimumZoom == 0 && source.metadata.maximumZoom == 3)
      #expect(source.metadata.bounds == GeoBounds(west: -180, south: -85, east: 180, north: 85))
      #expect(source.metadata.warnings.isEmpty)
    }
  }

  @Test("C13: a plain tile in a compressed archive, and the other way round")
  func mixedTiles() async throws {
    var builder = PMTilesBuilder([tile(0, 0, 0): vectorTile("plain")])
    builder.tileType = 1
    var bytes = builder.build()
    bytes[98] = PMTilesCompression.gzip.rawValue
    #expect(try await open(bytes).tile(at: tile(0, 0, 0)) == vectorTile("plain"))

    builder.tiles = [tile(0, 0, 0): StoredStream.gzip(vectorTile("gzip"))]
    bytes = builder.build()
    bytes[98] = PMTilesCompression.brotli.rawValue
    #expect(try await open(bytes).tile(at: tile(0, 0, 0)) == vectorTile("gzip"))

    builder.tiles = [tile(0, 0, 0): StoredStream.zstd(vectorTile("zstd"))]
    #expect(try await open(builder.build()).tile(at: tile(0, 0, 0)) == vectorTile("zstd"))
    builder.tiles = [tile(0, 0, 0): StoredStream.brotli(vectorTile("brotli"))]
    #expect(try await open(builder.build()).tile(at: tile(0, 0, 0)) == vectorTile("brotli"))
  }

  @Test("C15: a small archive whose leaf directories are said to be at 0")
  func noLeafDirectories() async throws {
    var bytes = PMTilesBuilder(world()).build()
    for position in 40..<56 { bytes[position] = 0 }
    #expect(try await open(bytes).tile(at: tile(3, 5, 2)) == png("3/5/2"))
  }

  @Test("C17: equal tiles in a row are one entry")
  func runs() async throws {
    var builder = PMTilesBuilder([:])
    for (x, y) in [(0, 0), (0, 1), (1, 1), (1, 0)] { builder.tiles[tile(1, x, y)] = png("sea") }
    let source = try await open(builder.build())
    #expect(source.header.tileEntryCount == 1)
    for place in builder.tiles.keys { #expect(try await source.tile(at: place) == png("sea")) }
    #expect(try await source.tile(at: tile(0, 0, 0)) == nil)
    #expect(try await source.tile(at: tile(2, 0, 0)) == nil)
  }

  @Test("C22: a tile that is JSON or HTML says so", arguments: PMTilesCompression.allCases)
  func textTiles(_ compression: PMTilesCompression) async throws {
    var builder = PMTilesBuilder([
      tile(1, 0, 0): [UInt8]("{\"error\": 404}".utf8),
      tile(1, 1, 0): [UInt8]("\n<!DOCTYPE html><html></html>".utf8),
    ])
    builder.tileCompression = compression
    let source = try await open(builder.build())
    let expected = { (tile: TileCoordinate, found: String) in
      TileStoreError.tileIsText(location: "test.pmtiles", tile: tile, found: found)
    }
    await #expect(throws: expected(tile(1, 0, 0), "JSON text")) {
      try await source.tile(at: tile(1, 0, 0))
    }
    await #expect(throws: expected(tile(1, 1, 0), "an HTML page")) {
      try await source.tile(at: tile(1, 1, 0))
    }
  }

  @Test func anEmptyVectorTileIsNotAMissingOne() async throws {
    var builder = PMTilesBuilder([tile(0, 0, 0): []])
    builder.tileCompression = .gzip
    #expect(try await open(builder.build()).tile(at: tile(0, 0, 0)) == [])
    builder.tileCompression = .none
    #expect(try await open(builder.build()).tile(at: tile(0, 0, 0)) == nil)
  }

  @Test func manyTasksReadAtOnce() async throws {
    var builder = PMTilesBuilder(world())
    builder.leafEntryCount = 5
    builder.internalCompression = .gzip
    let source = try await open(builder.build())
    let tiles = builder.tiles
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          var wrong = 0
          for (tile, bytes) in tiles {
            do { if try await source.tile(at: tile) != bytes { wrong += 1 } } catch { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}

@Suite struct PMTilesDamageTests {
  private func builder() -> PMTilesBuilder {
    var builder = PMTilesBuilder(world(vectorTile, zooms: 0...2))
    builder.tileType = 1
    builder.internalCompression = .gzip
    builder.tileCompression = .gzip
    builder.leafEntryCount = 5
    builder.metadata = "{\"name\": \"world\"}"
    return builder
  }

  /// Opens an archive and asks for all tiles; gives the right ones and what was thrown.
  private func read(_ bytes: [UInt8], count: Int? = nil) async -> (right: Int, errors: Int) {
    var (right, errors) = (0, 0)
    do {
      let source = try await open(bytes, count: count)
      for (tile, expected) in builder().tiles {
        do { if try await source.tile(at: tile) == expected { right += 1 } } catch { errors += 1 }
      }
    } catch {
      #expect(error is TileStoreError)
      errors += 1
    }
    return (right, errors)
  }

  @Test func everyPrefixThrowsAndNeverTraps() async throws {
    let bytes = builder().build()
    #expect(await read(bytes).right == 21)
    for count in 0..<bytes.count {
      let (right, errors) = await read(bytes, count: count)
      #expect(right < 21 && errors > 0, "\(count) bytes")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func damageNeverTraps(seed: UInt64) async {
    let bytes = builder().build()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let isInHeader = Bool.random(using: &random)
        let position = Int.random(in: 0..<(isInHeader ? 127 : bytes.count), using: &random)
        let value: UInt8 = .random(in: 0...255, using: &random)
        damaged[position] = Bool.random(using: &random) ? 0xFF : value
      }
      _ = await read(damaged)
    }
  }

  @Test(
    "offsets and lengths that can't be are refused without asking for the memory",
    arguments: [8, 16, 24, 32, 40, 48, 56, 64], [UInt64.max, 1 << 63, 1 << 40, 1 << 26])
  func lyingSections(_ position: Int, _ number: UInt64) async {
    var bytes = builder().build()
    for index in 0..<8 {
      bytes[position + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))
    }
    let (right, errors) = await read(bytes)
    let isHarmless = position == 24 || position == 32 || position == 48 || position == 64
    #expect(isHarmless ? right == 21 : right == 0 && errors > 0)
  }

  @Test func aLeafThatLeadsToItselfIsRefused() async throws {
    let leaf = PMTilesBuilder.encode([
      PMTilesEntry(tileID: 0, offset: 0, length: 5, runLength: 0)
    ])
    #expect(leaf.count == 5)
    var header = PMTilesHeader()
    header.rootDirectory = .init(offset: 127, length: 5)
    header.leafDirectories = .init(offset: 127, length: 5)
    header.internalCompression = .none
    let source = try await open(header.encoded() + leaf)
    do throws(TileStoreError) {
      _ = try await source.tile(at: tile(0, 0, 0))
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("nested more than"))
    }
  }

  @Test func otherVersionsAreNamed() async throws {
    var bytes = builder().build()
    bytes[7] = 4
    await #expect(throws: TileStoreError.unsupportedVersion(path: "test.pmtiles", version: 4)) {
      try await open(bytes)
    }
    for version in [1, 2] as [UInt8] {
      let old = [UInt8]("PM".utf8) + [version, 0] + [UInt8](repeating: 0, count: 600)
      await #expect(
        throws: TileStoreError.unsupportedVersion(path: "test.pmtiles", version: Int(version))
      ) { try await open(old) }
    }
  }

  @Test func headersGoThereAndBack() throws {
    let bytes = builder().build()
    let header = try PMTilesHeader(decoding: bytes, path: "")
    #expect(header.encoded() == [UInt8](bytes.prefix(127)))
    #expect(header.encoded().count == PMTilesHeader.byteCount)
  }
}

@Suite(.enabled(if: SharedData.isPresent, "no shared data"))
struct PMTilesPrefixTests {
  @Test(arguments: ["test_fixture_1", "box1degree", "mln-corrupt-gzip-tile"])
  func everyPrefixOfASmallArchive(_ name: String) async throws {
    let bytes = try SharedData.bytes("data/pmtiles/\(name).pmtiles")
    for count in 0...bytes.count { await readSome(bytes, count) }
  }

  @Test(arguments: ["protomaps_vector_firenze", "single_tile_brotli", "martin-png"])
  func somePrefixesOfALargeArchive(_ name: String) async throws {
    let bytes = try SharedData.bytes("data/pmtiles/\(name).pmtiles")
    var random = SeededGenerator(seed: 6)
    for _ in 0..<60 { await readSome(bytes, .random(in: 0...bytes.count, using: &random)) }
    for count in stride(from: 0, to: min(bytes.count, 20_000), by: 131) {
      await readSome(bytes, count)
    }
  }

  private func readSome(_ bytes: [UInt8], _ count: Int) async {
    do throws(TileStoreError) {
      let source = try await PMTilesSource(
        reader: MemoryByteRangeReader(bytes, count: count), location: "cut")
      for place in [tile(0, 0, 0), tile(1, 1, 0), tile(14, 8703, 5968)] {
        do throws(TileStoreError) {
          _ = try await source.tile(at: place)
        } catch {
          #expect("\(error)".contains("cut"))
        }
      }
    } catch {
      #expect("\(error)".contains("cut"))
      #expect(count < bytes.count)
    }
  }
}
