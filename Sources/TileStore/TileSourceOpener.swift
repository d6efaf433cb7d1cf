/// Finds out what a location is, by looking at its bytes, and opens it.
public enum TileSourceOpener {
  /// Opens a folder, an MBTiles, a PMTiles, a template of paths or a local TileJSON.
  ///
  /// Names and endings of files do not count. A folder or file that is there is never taken for a template.
  /// - Parameters:
  ///   - location: A path or a `file://` URL, as the user wrote it.
  ///   - scheme: From where rows are counted, where the location does not say so itself.
  /// - Returns: The open source.
  /// - Throws: `TileStoreError`, whose text tells the user what was expected.
  public static func open(
    _ location: String, scheme: TileScheme? = nil
  ) async throws(TileStoreError) -> any TileSource {
    try checkPlaceholders(ofURL: location)
    let path = try LocalPath.path(of: location)
    switch LocalItem(path) {
    case .nothing:
      guard TileTemplate.isTemplate(path) else { throw .notFound(path: path) }
      return try DirectorySource(template: path, location: location, scheme: scheme)
    case .emptyFile: throw .emptyFile(path: path)
    case .other: throw .notTiles(path: path, found: "a device or a pipe")
    case .folder: return try DirectorySource(folder: path, location: location, scheme: scheme)
    case .file: return try await openFile(path, location, scheme)
    }
  }

  /// A template without `{z}` is wrong wherever it leads, and that is said before where it leads.
  private static func checkPlaceholders(ofURL location: String) throws(TileStoreError) {
    guard location.contains("://"), !location.lowercased().hasPrefix("file:"),
      TileTemplate.isTemplate(location)
    else { return }
    do throws(TileStoreError) {
      _ = try TileTemplate(location)
    } catch {
      if case .missingPlaceholders = error { throw error }
    }
  }

  private static func openFile(
    _ path: String, _ location: String, _ scheme: TileScheme?
  ) async throws(TileStoreError) -> any TileSource {
    guard let file = try LocalFile(path: path) else { throw .notFound(path: path) }
    let kind = FileKind(try file.read(at: 0, count: 1024))
    switch kind {
    case .sqlite: return try MBTilesSource(path: path, location: location, scheme: scheme)
    case .pmtiles: return try await PMTilesSource(path: path, location: location)
    case .json: return try await openTileJSON(path, location, scheme)
    case .empty, .other: throw kind.refusal(path)
    }
  }

  /// A TileJSON leads to a template, a folder or an archive, but not to another TileJSON.
  private static func openTileJSON(
    _ path: String, _ location: String, _ scheme: TileScheme?
  ) async throws(TileStoreError) -> any TileSource {
    let tileJSON = try TileJSON(path: path)
    switch LocalItem(tileJSON.tiles) {
    case .file:
      guard let file = try LocalFile(path: tileJSON.tiles),
        FileKind(try file.read(at: 0, count: 1024)) != .json
      else { throw .badTileJSON(path: path, reason: "leads to another TileJSON") }
      return try await openFile(tileJSON.tiles, location, scheme)
    case .folder:
      return try DirectorySource(folder: tileJSON.tiles, location: location, scheme: scheme)
    case .nothing, .emptyFile, .other:
      return try DirectorySource(
        template: tileJSON.tiles, location: location, scheme: scheme,
        beside: FolderMetadata(tileJSON: tileJSON.fields))
    }
  }
}
