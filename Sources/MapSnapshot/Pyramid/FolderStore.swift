internal import JSON
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// A pyramid as a folder of files `Z/X/Y.png`, each of which appears whole or not at all; those that are there stay.
struct FolderStore: PyramidStore {
  /// The folder, made with the first tile.
  let path: String
  /// What follows Z/X/Y.
  let ending: String

  func missing(of tiles: [TileCoordinate]) async throws(SnapshotError) -> [TileCoordinate] {
    tiles.filter { access(file(of: $0), F_OK) != 0 }
  }

  func add(_ tiles: [(tile: TileCoordinate, bytes: [UInt8])]) async throws(SnapshotError) {
    for (tile, bytes) in tiles {
      try Self.makeFolders(to: "\(path)/\(tile.zoom)/\(tile.x)")
      try OutputFile.write(bytes, to: file(of: tile))
    }
  }

  func finish(_ description: PyramidDescription) async throws(SnapshotError) {
    let described = description.joined(bounds: nil, zooms: zooms)
    let text = described.tileJSON(ending: ending).serialized(pretty: true) + "\n"
    try OutputFile.write(Array(text.utf8), to: "\(path)/tilejson.json")
  }

  private func file(of tile: TileCoordinate) -> String {
    "\(path)/\(tile.zoom)/\(tile.x)/\(tile.y)\(ending)"
  }

  /// The zooms that the folder has.
  private var zooms: ClosedRange<Int>? {
    let zooms = (0...TileCoordinate.zoomLimit).filter { access("\(path)/\($0)", F_OK) == 0 }
    guard let first = zooms.first, let last = zooms.last else { return nil }
    return first...last
  }

  private static func makeFolders(to path: String) throws(SnapshotError) {
    guard access(path, F_OK) != 0 else { return }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made == "/" ? part : "/" + part
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw .cannotCreate(path: made, reason: String(cString: strerror(errno)).lowercased())
      }
    }
  }
}
