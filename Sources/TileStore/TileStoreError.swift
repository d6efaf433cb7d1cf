public import WebMercator

/// Why tiles could not be had; each prints what failed, why, and what to do.
public enum TileStoreError: Error, Sendable, Hashable {
  /// There is nothing at this path.
  case notFound(path: String)
  /// The system refused to read a file or folder, in its own words.
  case unreadable(path: String, reason: String)
  /// The system refused to write a file, in its own words.
  case unwritable(path: String, reason: String)
  /// The file has no bytes.
  case emptyFile(path: String)
  /// The file is something else, such as “an HTML page”.
  case notTiles(path: String, found: String)
  /// The folder has no `Z/X/Y` files.
  case noTilesInDirectory(path: String)
  /// The MBTiles has its table of tiles, and no tile in it.
  case noTilesInArchive(path: String)
  /// Another program holds the file for itself.
  case locked(path: String)
  /// The template lacks placeholders, such as `{z}`.
  case missingPlaceholders(template: String, names: [String])
  /// The template has a placeholder that means nothing here.
  case unknownPlaceholder(template: String, name: String)
  /// The location is one of the network.
  case notLocal(location: String)
  /// The SQLite file has no `tiles` with the columns of an MBTiles.
  case noTileTable(path: String)
  /// SQLite could not read the file, in its own words.
  case database(path: String, reason: String)
  /// A PMTiles archive of a version that is not read.
  case unsupportedVersion(path: String, version: Int)
  /// A part of a PMTiles archive is cut off, damaged, or contradicts another.
  case damagedArchive(path: String, part: String, reason: String)
  /// A TileJSON that gives no local tiles.
  case badTileJSON(path: String, reason: String)
  /// The bytes of one tile can't be had.
  case damagedTile(location: String, tile: TileCoordinate, reason: String)
  /// One tile is a text, such as “an HTML page”.
  case tileIsText(location: String, tile: TileCoordinate, found: String)
}

extension TileStoreError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do.
  public var description: String { "\(problem); \(advice)" }

  /// What failed, and why.
  private var problem: String {
    switch self {
    case .notFound(let path): "cannot read tiles from \(path): there is nothing there"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .emptyFile(let path): "cannot read tiles from \(path): the file is empty"
    case .notTiles(let path, let found): "cannot read tiles from \(path): it is \(found)"
    case .noTilesInDirectory(let path):
      "cannot read tiles from \(path): the folder has no files Z/X/Y.png (such as 7/66/44.png)"
    case .noTilesInArchive(let path):
      "cannot read tiles from \(path): its table of tiles is empty"
    case .locked(let path): "cannot read \(path): another program is writing it"
    case .missingPlaceholders(let template, let names):
      "cannot read tiles from \(template): it lacks \(names.joined(separator: " and "))"
    case .unknownPlaceholder(let template, let name):
      "cannot read tiles from \(template): {\(name)} means nothing for tiles on the disk"
    case .notLocal(let location):
      "cannot read tiles from \(location): this version reads tiles from the disk only"
    case .noTileTable(let path):
      "cannot read tiles from \(path): the SQLite file has no table “tiles” with zoom_level, "
        + "tile_column, tile_row and tile_data"
    case .database(let path, let reason):
      "cannot read tiles from \(path): SQLite says “\(reason)”"
    case .unsupportedVersion(let path, let version):
      "cannot read tiles from \(path): it is a PMTiles archive of version \(version), "
        + "and version 3 is needed"
    case .damagedArchive(let path, let part, let reason):
      "cannot read tiles from \(path): its \(part) \(reason)"
    case .badTileJSON(let path, let reason):
      "cannot read tiles from \(path): the TileJSON \(reason)"
    case .damagedTile(let location, let tile, let reason):
      "cannot read tile \(tile) from \(location): \(reason)"
    case .tileIsText(let location, let tile, let found):
      "cannot read tile \(tile) from \(location): it is \(found), not a picture or a vector tile"
    }
  }

  /// What to do.
  private var advice: String {
    switch self {
    case .notFound: "check the path"
    case .unreadable: "check the path, its permissions and the disk"
    case .unwritable: "check the folder, its permissions and the room on the disk"
    case .emptyFile: "get it again"
    case .notTiles:
      "give a folder Z/X/Y.png, an .mbtiles or .pmtiles file, a path with {z} {x} {y}, or a TileJSON"
    case .noTilesInDirectory: "name the folder that holds the zoom folders 0, 1, 2, …"
    case .noTilesInArchive: "get the archive again, or make it anew"
    case .locked: "wait until that is done and try again"
    case .missingPlaceholders:
      "write {z}, {x} and {y} (or {-y}), or {quadkey}, where the numbers belong"
    case .unknownPlaceholder: "use {z}, {x}, {y}, {-y}, {r} and {quadkey}"
    case .notLocal: "get the area as an .mbtiles or .pmtiles file or a folder, and name that"
    case .noTileTable: "give an MBTiles file"
    case .database: "get the file again"
    case .unsupportedVersion: "convert it with “pmtiles convert”"
    case .damagedArchive: "get the archive again"
    case .badTileJSON:
      "its “tiles” must name files on the disk, such as \"tiles/{z}/{x}/{y}.png\""
    case .damagedTile, .tileIsText: "get the tile again"
    }
  }
}
