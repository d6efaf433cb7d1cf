import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct TileSourceOpenerTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func kind(_ location: String) async throws -> TileSourceMetadata.Kind {
    try await TileSourceOpener.open(location).metadata.kind
  }

  @Test func filesAreKnownByTheirBytes() async throws {
    var builder = MBTilesBuilder()
    builder.tiles = [tile(0, 0, 0): png("a")]
    try builder.write(to: folder("wrong.pmtiles"))
    #expect(try await kind(folder("wrong.pmtiles")) == .mbtiles)
    let archive = PMTilesBuilder([tile(0, 0, 0): png("a")]).build()
    try folder.write(archive, to: "wrong.mbtiles")
    #expect(try await kind(folder("wrong.mbtiles")) == .pmtiles)
    try folder.write(png("a"), to: "dir.pmtiles/0/0/0.png")
    #expect(try await kind(folder("dir.pmtiles")) == .directory)
  }

  @Test func fileURLsAreAccepted() async throws {
    try folder.write(PMTilesBuilder([tile(0, 0, 0): png("a")]).build(), to: "ein Ort.pmtiles")
    let path = folder("ein%20Ort.pmtiles")
    #expect(try await kind("file://" + path) == .pmtiles)
    #expect(try await kind("FILE://localhost" + path) == .pmtiles)
    try folder.write(png("a"), to: "t/0/0/0.png")
    #expect(try await kind("file://" + folder("t/{z}/{x}/{y}.png")) == .directory)
    #expect(try await kind("file://" + folder("t/%7Bz%7D/{x}/{y}.png")) == .directory)
  }

  @Test(
    arguments: [
      "https://tile.openstreetmap.org/{z}/{x}/{y}.png", "http://localhost/a.pmtiles",
      "file://server/share/a.mbtiles", "s3://bucket/a.pmtiles",
    ])
  func theNetworkIsRefusedForNow(_ location: String) async {
    await #expect(throws: TileStoreError.notLocal(location: location)) {
      try await TileSourceOpener.open(location)
    }
    #expect("\(TileStoreError.notLocal(location: location))".contains("from the disk only"))
  }

  @Test(
    "files without tiles are named for what they are",
    arguments: [
      ("<!DOCTYPE html><html>", "an HTML page"), ("<?xml version=\"1.0\"?><kml>", "XML text"),
      ("{\"type\": \"FeatureCollection\", \"features\": []}", "GeoJSON"),
      (
        "{\"version\": 8, \"sources\": {}, \"layers\": []}",
        "a MapLibre style, which is given with --style"
      ),
      ("[1, 2]", "JSON text"), ("PK\u{3}\u{4}zip", "a ZIP archive"), ("GIF89a", "a GIF picture"),
      ("%PDF-1.7", "a PDF document"), ("plain text", "a file of another kind"),
    ])
  func otherFiles(_ text: String, _ found: String) async throws {
    let path = try folder.write(text, to: "file")
    do {
      _ = try await TileSourceOpener.open(path)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(path))
      #expect("\(error)".contains(found))
    }
  }

  @Test func nothingAndEmptyFilesAreRefused() async throws {
    await #expect(throws: TileStoreError.notFound(path: folder("none"))) {
      try await TileSourceOpener.open(folder("none"))
    }
    let empty = try folder.write([], to: "empty.mbtiles")
    await #expect(throws: TileStoreError.emptyFile(path: empty)) {
      try await TileSourceOpener.open(empty)
    }
    await #expect(throws: TileStoreError.notTiles(path: "/dev/null", found: "a device or a pipe")) {
      try await TileSourceOpener.open("/dev/null")
    }
    let picture = try folder.write(png("a"), to: "a.mbtiles")
    await #expect(throws: TileStoreError.notTiles(path: picture, found: "a PNG picture")) {
      try await TileSourceOpener.open(picture)
    }
  }

  @Test func everyPrefixOfAnMBTilesThrowsOrAnswers() async throws {
    var builder = MBTilesBuilder()
    for x in 0..<8 { builder.tiles[tile(3, x, x)] = png(String(repeating: "\(x)", count: 700)) }
    try builder.write(to: folder("whole.mbtiles"))
    let whole = try folder.read("whole.mbtiles")
    for count in stride(from: 0, to: whole.count, by: 331) {
      let path = try folder.write([UInt8](whole.prefix(count)), to: "cut.mbtiles")
      do throws(TileStoreError) {
        let source = try await TileSourceOpener.open(path)
        for place in builder.tiles.keys {
          do throws(TileStoreError) {
            let bytes = try await source.tile(at: place)
            #expect(bytes == nil || bytes == builder.tiles[place])
          } catch {
            #expect("\(error)".contains(path))
          }
        }
      } catch {
        #expect("\(error)".contains(path))
      }
    }
  }
}

@Suite struct TileJSONTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func open(_ text: String) async throws -> any TileSource {
    try await TileSourceOpener.open(folder.write(text, to: "tiles.json"))
  }

  @Test func tilesBesideTheFileAreFound() async throws {
    try folder.write(png("a"), to: "t/6/33/41.png")
    let source = try await open(
      """
      {"tilejson": "3.0.0", "tiles": ["https://example.org/{z}/{x}/{y}.png", "t/{z}/{x}/{y}.png"],
       "scheme": "tms", "attribution": "Us", "bounds": [1, 2, 3, 4], "name": "Hills"}
      """)
    #expect(try await source.tile(at: tile(6, 33, 22)) == png("a"))
    #expect(source.metadata.attribution == "Us")
    #expect(source.metadata.name == "Hills")
    #expect(source.metadata.bounds == GeoBounds(west: 1, south: 2, east: 3, north: 4))
    #expect(source.metadata.location == folder("tiles.json"))
  }

  @Test func archivesAreFound() async throws {
    try folder.write(PMTilesBuilder([tile(0, 0, 0): png("a")]).build(), to: "a.pmtiles")
    let source = try await open("{\"tilejson\": \"3.0.0\", \"tiles\": [\"a.pmtiles\"]}")
    #expect(source.metadata.kind == .pmtiles)
  }

  @Test(
    arguments: [
      ("{\"tilejson\": \"3.0.0\"}", "has no “tiles”"),
      ("{\"tilejson\": \"3.0.0\", \"tiles\": []}", "names no tiles"),
      ("{\"tilejson\": \"3.0.0\", \"tiles\": [\"https://a/{z}/{x}/{y}\"]}", "tiles of the network"),
      ("{\"tilejson\": \"3.0.0\", \"tiles\": [\"tiles.json\"]}", "another TileJSON"),
      ("{\"tilejson\": \"3.0.0\", \"tiles\": [\"t/{z}/{x}.png\"]}", "lacks {y}"),
      ("{\"tilejson\": ", "line 1"),
    ])
  func whatIsWrongIsSaid(_ text: String, _ message: String) async {
    do {
      _ = try await open(text)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains(message))
      #expect("\(error)".contains(folder.path))
    }
  }
}

@Suite("What can't be opened, and why")
struct RefusedSourceTests {
  @Test("An MBTiles without a tile says so")
  func emptyMBTiles() async throws {
    let folder = try TemporaryFolder()
    try MBTilesBuilder().write(to: folder("empty.mbtiles"))
    await #expect(throws: TileStoreError.noTilesInArchive(path: folder("empty.mbtiles"))) {
      _ = try await TileSourceOpener.open(folder("empty.mbtiles"))
    }
  }

  @Test("A URL without {z} lacks {z}, before it is one of the network")
  func remoteTemplateWithoutZoom() async throws {
    let template = "https://example.com/{x}/{y}.png"
    await #expect(throws: TileStoreError.missingPlaceholders(template: template, names: ["{z}"])) {
      _ = try await TileSourceOpener.open(template)
    }
  }
}
