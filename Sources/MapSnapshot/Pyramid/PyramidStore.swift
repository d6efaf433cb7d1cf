internal import TileStore
internal import WebMercator

/// Where the tiles of a pyramid go; may be used from many tasks at once.
protocol PyramidStore: Sendable {
  /// The tiles of these that are not there yet.
  func missing(of tiles: [TileCoordinate]) async throws(SnapshotError) -> [TileCoordinate]

  /// Keeps tiles: from here on a run that was stopped needn't draw them again.
  func add(_ tiles: [(tile: TileCoordinate, bytes: [UInt8])]) async throws(SnapshotError)

  /// Puts the finished pyramid in its place, with what it says of itself.
  func finish(_ description: PyramidDescription) async throws(SnapshotError)
}

/// Opens the store that a path's ending stands for.
enum PyramidStores {
  /// A folder, an MBTiles or a PMTiles.
  ///
  /// - Parameters:
  ///   - path: Ends in `.mbtiles` or `.pmtiles`, in any case, or is a folder.
  ///   - options: What will be drawn; a store with tiles that were drawn otherwise is refused.
  /// - Returns: The store, with what an earlier run left in it.
  /// - Returns: The open store.
  /// - Throws: `SnapshotError.cannotCreate`, `.otherPyramid`.
  static func open(
    _ path: String, for options: PyramidOptions
  ) throws(SnapshotError) -> any PyramidStore {
    let name = path.lowercased()
    if name.hasSuffix(".mbtiles") {
      return try ArchiveStore(path: path, kind: .mbtiles, settings: options.settings)
    }
    if name.hasSuffix(".pmtiles") {
      return try ArchiveStore(path: path, kind: .pmtiles, settings: options.settings)
    }
    return FolderStore(path: path, ending: options.fileEnding)
  }
}

extension PyramidOptions {
  /// How tiles are drawn, in a line that two pyramids have alike whose tiles may lie side by side.
  var settings: String {
    var parts = ["\(tileSize)", "@\(scale)x", formatName, "style \(styleName)"]
    switch format {
    case .png(true): parts.append("palette")
    case .jpeg(let quality): parts.append("quality \(quality)")
    case .webp(let quality?): parts.append("quality \(quality)")
    default: break
    }
    for source in sources {
      let location =
        switch source {
        case .location(let location, _): location
        case .opened(let source): source.metadata.location
        }
      // Without its folder, so that both may be moved.
      parts.append("source \(location.split(separator: "/").last ?? "")")
    }
    if let background { parts.append("background \(background.premultipliedPixel)") }
    return parts.joined(separator: ", ")
  }

  /// `png`, `jpg` or `webp`, as metadata and files' endings say it.
  var formatName: String {
    switch format {
    case .jpeg: "jpg"
    case .webp: "webp"
    default: "png"
    }
  }

  /// What follows Z/X/Y in a folder: `.png`, `@2x.png`.
  var fileEnding: String { (scale > 1 ? "@\(scale)x." : ".") + formatName }
}
