import Foundation
import TestSupport
import WebMercator

/// A folder for a test's outputs, and sources of tiles of its own beside it.
struct Workbench {
  let folder: TemporaryFolder
  private let sources: TemporaryFolder

  /// The tile that `tiles` lacks.
  private static let missing = Set([TileCoordinate(zoom: 3, x: 6, y: 4)].compactMap(\.self))

  private static let flatTiles = Result {
    try Checkerboard.tiles(maximumZoom: 3, missing: missing)
  }

  /// Makes the folder and writes the sources.
  init() throws {
    folder = try TemporaryFolder()
    sources = try TemporaryFolder()
    let tiles = try Self.flatTiles.get()
    for (tile, bytes) in tiles {
      try sources.write(bytes, to: "tiles/\(tile.zoom)/\(tile.x)/\(tile.y).png")
    }
    let coarse = tiles.filter { $0.key.zoom <= 2 }
    var builder = MBTilesBuilder()
    builder.metadata = [
      "name": "Checkerboard", "format": "png", "minzoom": "0", "maxzoom": "2",
      "bounds": "-180,-85.0511,180,85.0511", "attribution": "© Nobody",
    ]
    builder.tiles = coarse
    try builder.write(to: mbtiles)
    try sources.write(PMTilesBuilder(coarse).build(), to: "map.pmtiles")
  }

  /// A folder of tiles, zooms 0 to 3, that lacks one tile, around 30° south, 100° east.
  var tiles: String { sources("tiles") }
  /// Tiles of zooms 0 to 2 in an MBTiles.
  var mbtiles: String { sources("map.mbtiles") }
  /// The same in a PMTiles.
  var pmtiles: String { sources("map.pmtiles") }
  /// Both archives.
  var archives: [String] { [mbtiles, pmtiles] }

  /// The names in the folder, also the hidden ones.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The bytes of a file in it.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder(name))))
  }
}
