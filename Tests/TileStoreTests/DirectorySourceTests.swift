import JSON
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct DirectorySourceTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("B27: endings do not count, and may differ from tile to tile")
  func anyEnding() async throws {
    let names = [".png", ".jpg", ".JPG", ".jpeg", ".webp", ".pbf", ".mvt", "", ".tile", "@2x.png"]
    for (x, ending) in names.enumerated() {
      try folder.write(png(ending), to: "4/\(x)/3\(ending)")
    }
    try folder.write("<PAMDataset/>", to: "4/0/3.png.aux.xml")
    let source = try DirectorySource(folder: folder.path)
    for (x, ending) in names.enumerated() where ![".JPG", ".tile", "@2x.png"].contains(ending) {
      #expect(try await source.tile(at: tile(4, x, 3)) == png(ending))
    }
    #expect(source.metadata.format == .png)
    #expect(try await source.tile(at: tile(4, 15, 3)) == nil)
  }

  @Test(arguments: [".PNG", ".tile", "@2x.png", ".vector.pbf"])
  func anEndingThatIsSeenIsFound(_ ending: String) async throws {
    try folder.write(png("a"), to: "0/0/0\(ending)")
    try folder.write(png("b"), to: "3/7/5\(ending)")
    let source = try DirectorySource(folder: folder.path + "/")
    #expect(try await source.tile(at: tile(3, 7, 5)) == png("b"))
    #expect(source.metadata.minimumZoom == 0 && source.metadata.maximumZoom == 3)
  }

  @Test("B06: a file without bytes is a missing tile")
  func emptyFile() async throws {
    try folder.write([], to: "1/0/0.png")
    #expect(throws: TileStoreError.noTilesInDirectory(path: folder.path)) {
      try DirectorySource(folder: folder.path)
    }
    try folder.write(png("a"), to: "1/1/0.png")
    try folder.write([], to: "2/1/0.png")
    let source = try DirectorySource(folder: folder.path)
    #expect(try await source.tile(at: tile(1, 0, 0)) == nil)
    #expect(try await source.tile(at: tile(1, 1, 0)) == png("a"))
    #expect(source.metadata.maximumZoom == 1)
  }

  @Test("C04: tile 6/33/22 is file 6/33/41 where rows count from the south")
  func rowsFromTheSouth() async throws {
    try folder.write(png("a"), to: "6/33/41.png")
    let source = try DirectorySource(folder: folder.path, scheme: .tms)
    #expect(try await source.tile(at: tile(6, 33, 22)) == png("a"))
    #expect(try await source.tile(at: tile(6, 33, 41)) == nil)

    // GDAL writes this beside tiles that it counts from the south.
    try folder.write("<TileMap/>", to: "tilemapresource.xml")
    let found = try DirectorySource(folder: folder.path)
    #expect(try await found.tile(at: tile(6, 33, 22)) == png("a"))
    let told = try DirectorySource(folder: folder.path, scheme: .xyz)
    #expect(try await told.tile(at: tile(6, 33, 41)) == png("a"))
  }

  @Test("C13: each file is decompressed as its own bytes say")
  func compressedFiles() async throws {
    let plain = vectorTile("layer")
    let stored = [
      plain, StoredStream.gzip(plain), StoredStream.zlib(plain), StoredStream.zstd(plain),
      StoredStream.brotli(plain),
    ]
    for (x, bytes) in stored.enumerated() { try folder.write(bytes, to: "5/\(x)/0.pbf") }
    let source = try DirectorySource(folder: folder.path)
    for x in stored.indices { #expect(try await source.tile(at: tile(5, x, 0)) == plain, "\(x)") }
    #expect(source.metadata.format == .mvt)
  }

  @Test("C22, B02: a file that is JSON or HTML is an error that says so")
  func textFiles() async throws {
    try folder.write(png("a"), to: "1/0/0.png")
    try folder.write("<html><body>Access blocked", to: "1/1/0.png")
    let source = try DirectorySource(folder: folder.path)
    let path = folder("1/1/0.png")
    await #expect(
      throws: TileStoreError.tileIsText(
        location: path, tile: tile(1, 1, 0), found: "an HTML page")
    ) { try await source.tile(at: tile(1, 1, 0)) }
    try folder.write(StoredStream.gzip(vectorTile("x")).dropLast(9) + [], to: "1/1/1.png")
    await #expect(throws: TileStoreError.self) { try await source.tile(at: tile(1, 1, 1)) }
  }

  @Test func whatLiesBesideIsRead() throws {
    try folder.write(png("a"), to: "3/4/2.png")
    try folder.write(
      """
      {"name": "Trail", "attribution": "<b>Us</b>", "bounds": "1,2,3,4", "minzoom": "0",
       "scheme": "tms", "json": "{\\"vector_layers\\": [{\\"id\\": \\"water\\"}]}"}
      """, to: "metadata.json")
    let metadata = try DirectorySource(folder: folder.path).metadata
    #expect(metadata.name == "Trail")
    #expect(metadata.attribution == "<b>Us</b>")
    #expect(metadata.bounds == GeoBounds(west: 1, south: 2, east: 3, north: 4))
    #expect(metadata.minimumZoom == 3 && metadata.maximumZoom == 3)
    #expect(metadata.vectorLayers?[0]?["id"]?.stringValue == "water")
    #expect(metadata.warnings.isEmpty)

    try folder.write("{\"name\": ", to: "metadata.json")
    let damaged = try DirectorySource(folder: folder.path).metadata
    #expect(damaged.warnings.count == 1)
    #expect(damaged.warnings.first?.contains("metadata.json") == true)
  }

  @Test func foldersWithoutTilesSayWhatWasExpected() throws {
    try folder.write("hello", to: "readme.txt")
    try folder.write(png("a"), to: "0/0.png")
    try folder.write(png("a"), to: "99/0/0.png")
    try folder.write(png("a"), to: "2/9/0.png")
    try folder.write(png("a"), to: "03/0/0.png")
    do throws(TileStoreError) {
      _ = try DirectorySource(folder: folder.path)
      Issue.record("no error")
    } catch {
      #expect(error == .noTilesInDirectory(path: folder.path))
      #expect("\(error)".contains("Z/X/Y.png"))
    }
    #expect(throws: TileStoreError.notFound(path: folder("none"))) {
      try DirectorySource(folder: folder("none"))
    }
  }

  @Test func manyTasksReadAtOnce() async throws {
    for x in 0..<16 { try folder.write(png("\(x)"), to: "4/\(x)/0.png") }
    let source = try DirectorySource(folder: folder.path)
    let right = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          var right = 0
          for x in 0..<16 {
            do { if try await source.tile(at: tile(4, x, 0)) == png("\(x)") { right += 1 } } catch {
            }
          }
          return right
        }
      }
      return await group.reduce(0, +)
    }
    #expect(right == 800)
  }
}
