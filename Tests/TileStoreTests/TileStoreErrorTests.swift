import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct TileStoreErrorTests {
  @Test(
    "each error says in one sentence what failed, why, and what to do",
    arguments: [
      TileStoreError.notFound(path: "place"), .unreadable(path: "place", reason: "cause"),
      .unwritable(path: "place", reason: "cause"), .emptyFile(path: "place"),
      .notTiles(path: "place", found: "cause"), .noTilesInDirectory(path: "place"),
      .missingPlaceholders(template: "place", names: ["cause"]),
      .unknownPlaceholder(template: "place", name: "cause"), .notLocal(location: "place"),
      .noTileTable(path: "place"), .database(path: "place", reason: "cause"),
      .unsupportedVersion(path: "place", version: 2),
      .damagedArchive(path: "place", part: "root", reason: "cause"),
      .badTileJSON(path: "place", reason: "cause"),
      .damagedTile(location: "place", tile: tile(7, 66, 44), reason: "cause"),
      .tileIsText(location: "place", tile: tile(7, 66, 44), found: "cause"),
    ])
  func oneSentence(_ error: TileStoreError) throws {
    let parts = "\(error)".split(separator: "; ", maxSplits: 1)
    try #require(parts.count == 2)
    #expect(parts[0].hasPrefix("cannot ") && parts[0].contains("place: "))
    #expect(parts[1].count > 10 && !parts[1].hasSuffix("."))
  }

  @Test func aDamagedTileIsNamedWithItsPlaceAndWhatToDo() {
    let error = TileStoreError.damagedTile(
      location: "a.pmtiles", tile: tile(7, 66, 44), reason: "the gzip data end too early")
    #expect(
      "\(error)"
        == "cannot read tile 7/66/44 from a.pmtiles: the gzip data end too early; get the tile again"
    )
  }

  @Test func aTileThatIsCutOffSaysOnceWhatToDo() async throws {
    let cut = [UInt8](StoredStream.gzip(vectorTile("x")).dropLast(9))
    var builder = PMTilesBuilder([tile(0, 0, 0): cut])
    builder.tileType = 1
    let source = try await PMTilesSource(
      reader: MemoryByteRangeReader(builder.build()), location: "a.pmtiles")
    do throws(TileStoreError) {
      _ = try await source.tile(at: tile(0, 0, 0))
      Issue.record("no error")
    } catch {
      #expect(
        "\(error)"
          == "cannot read tile 0/0/0 from a.pmtiles: the gzip data is damaged or cut off; get the tile again"
      )
    }
  }
}
