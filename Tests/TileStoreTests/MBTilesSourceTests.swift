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
