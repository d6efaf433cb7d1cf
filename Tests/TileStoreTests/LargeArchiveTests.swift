import Synchronization
import TestSupport
import Testing
import TileStore
import WebMercator

/// Shows by counting, not by timing, that an archive of 100 GB is opened without being read.
@Suite struct LargeArchiveTests {
  @Test("a PMTiles archive of 100 GB is opened and gives a tile in a few short reads")
  func archiveOf100Gigabytes() async throws {
    let reader = LargeArchive()
    let source = try await PMTilesSource(reader: reader, location: "planet.pmtiles")
    #expect(source.header.tileData.offset + source.header.tileData.length > 100_000_000_000)
    #expect(source.metadata.name == "planet")
    #expect(reader.calls == 2)
    #expect(reader.askedBytes < 17 << 10)

    #expect(try await source.tile(at: LargeArchive.place) == png("deep"))
    #expect(reader.calls < 6)
    #expect(reader.askedBytes < 64 << 10)

    // Its leaf directory is kept, so that the tile's own bytes are all that is read.
    let (calls, bytes) = (reader.calls, reader.askedBytes)
    #expect(try await source.tile(at: LargeArchive.place) == png("deep"))
    #expect(reader.calls == calls + 1)
    #expect(reader.askedBytes == bytes + png("deep").count)
  }

  @Test("opening an MBTiles with an index reads none of its tiles, which are all damaged here")
  func mbtilesWithoutScan() async throws {
    let folder = try TemporaryFolder()
    let path = try writeDamaged(.table, in: folder)
    let source = try MBTilesSource(path: path)
    #expect(source.metadata.minimumZoom == 12 && source.metadata.maximumZoom == 12)
    let bounds = try #require(source.metadata.bounds)
    #expect(abs(bounds.west - (1000.0 / 4096 * 360 - 180)) < 1e-9)
    #expect(abs(bounds.east - (1020.0 / 4096 * 360 - 180)) < 1e-9)
    #expect(try await source.census(limit: 1000).counts == [12: 400])
    #expect(try await source.tile(at: tile(12, 1007, 1505)) == Self.bytes(1007, 1505))
    await #expect(throws: TileStoreError.self) { try await source.tile(at: tile(12, 1008, 1505)) }
  }

  @Test("without an index the damage is met, so that the damage shows what is read")
  func mbtilesWithScan() throws {
    let folder = try TemporaryFolder()
    let path = try writeDamaged(.unindexed, in: folder)
    #expect(throws: TileStoreError.self) { try MBTilesSource(path: path) }
  }

  /// A tile that fills a page of 4096 bytes alone.
  private static func bytes(_ x: Int, _ y: Int) -> [UInt8] {
    png(String(repeating: "\(x)/\(y) ", count: 300))
  }

  /// Writes 400 tiles, and overwrites the page of each but one.
  private func writeDamaged(
    _ layout: MBTilesBuilder.Layout, in folder: TemporaryFolder
  ) throws -> String {
    var builder = MBTilesBuilder()
    builder.layout = layout
    builder.metadata = ["format": "png"]
    for x in 1000..<1020 {
      for y in 1500..<1520 { builder.tiles[tile(12, x, y)] = Self.bytes(x, y) }
    }
    let path = folder("a.mbtiles")
    try builder.write(to: path)
    var file = try folder.read("a.mbtiles")
    let (page, end) = (4096, 16)
    var damaged = 0
    for start in stride(from: page, to: file.count, by: page) {
      // What lies in a page begins at its end.
      let tail = String(decoding: file[(start + page - end)..<(start + page)], as: UTF8.self)
      guard tail.contains("/15"), !tail.contains("1007/1505 ") else { continue }
      for index in start..<(start + page) { file[index] = 0xFF }
      damaged += 1
    }
    #expect(damaged == 399)
    return try folder.write(file, to: "a.mbtiles")
  }
}

/// An archive whose numbers are those of 100 GB, of which only the bytes are there that lead to one tile.
private final class LargeArchive: ByteRangeReader {
  /// The tile that is there, in the middle of its leaf directory.
  static let place = tile(14, 8703, 5968)

  private let parts: [(offset: Int, bytes: [UInt8])]
  private let asked = Mutex((calls: 0, bytes: 0))

  var calls: Int { asked.withLock { $0.calls } }
  /// How many bytes were asked for, there or not.
  var askedBytes: Int { asked.withLock { $0.bytes } }

  /// How many entries a leaf directory has; the tile is the one in the middle.
  private static let leafSize: UInt64 = 4096
  /// How many leaf directories there are; the tile's is the one in the middle, and the only one that is there.
  private static let leafCount: UInt64 = 1000

  init() {
    let deep = png("deep")
    let leaf = Self.leaf(length: UInt32(deep.count))
    let root = Self.root(leafLength: UInt32(leaf.count))
    let metadata = [UInt8]("{\"name\": \"planet\"}".utf8)
    var header = PMTilesHeader()
    header.rootDirectory = .init(offset: 127, length: UInt64(root.count))
    header.metadata = .init(offset: 16_384, length: UInt64(metadata.count))
    header.leafDirectories = .init(offset: 20_000, length: 1_000_000_000)
    header.tileData = .init(offset: 2_000_000_000, length: 99_000_000_000)
    header.internalCompression = .none
    header.tileCompression = .none
    header.tileType = 2
    header.maximumZoom = 14
    parts = [
      (0, header.encoded() + root), (16_384, metadata), (500_020_000, leaf),
      (92_000_000_000, deep),
    ]
  }

  private static func leaf(length: UInt32) -> [UInt8] {
    let middle = leafSize / 2
    let first: UInt64 = HilbertTileID(place).value - middle
    var entries: [PMTilesEntry] = []
    for index in 0..<leafSize {
      // The one in the middle lies 90 GB into the tile data.
      let offset: UInt64 = 90_000_000_000 - middle * 20_000 + index * 20_000
      entries.append(
        PMTilesEntry(
          tileID: first + index, offset: offset, length: index == middle ? length : 20_000,
          runLength: 1))
    }
    return PMTilesBuilder.encode(entries)
  }

  private static func root(leafLength: UInt32) -> [UInt8] {
    let before: UInt64 = leafSize / 2 + leafCount / 2 * leafSize
    let first: UInt64 = HilbertTileID(place).value - before
    var entries: [PMTilesEntry] = []
    for index in 0..<leafCount {
      entries.append(
        PMTilesEntry(
          tileID: first + index * leafSize, offset: index * 1_000_000, length: leafLength,
          runLength: 0))
    }
    return PMTilesBuilder.encode(entries)
  }

  func bytes(at offset: Int, count: Int) async throws(TileStoreError) -> [UInt8] {
    asked.withLock { $0 = ($0.calls + 1, $0.bytes + count) }
    for (start, bytes) in parts where (start..<start + bytes.count).contains(offset) {
      return [UInt8](bytes[(offset - start)...].prefix(count))
    }
    return []
  }
}
