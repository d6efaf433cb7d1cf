import Foundation
import TestSupport

/// A folder for a test's outputs, and sources that are read where they lie.
struct Workbench {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// OSM tiles, zooms 0 to 6.
  static let tiles = SharedData.path("data/osm-raster")
  /// OSM tiles, zooms 0 to 4, in an MBTiles.
  static let mbtiles = SharedData.path("data/mbtiles/osm-raster-z0-4.mbtiles")

  /// The names in the folder, also the hidden ones.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The bytes of a file in it.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder(name))))
  }
}
