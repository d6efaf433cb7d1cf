/// Finds out what a location is, by looking at its bytes, and opens it.
public enum TileSourceOpener {
  /// Opens a folder, an MBTiles, a PMTiles, a template of paths or a local TileJSON.
  ///
  /// - Parameters:
  ///   - location: A path or a `file://` URL, as the user wrote it.
  ///   - scheme: From where rows are counted, where the location does not say so itself.
  /// - Returns: The open source.
  /// - Throws: `TileStoreError`, whose text tells the user what was expected.
  public static func open(
    _ location: String, scheme: TileScheme? = nil
  ) async throws(TileStoreError) -> any TileSource {
    if TileTemplate.isTemplate(location) {
      return try DirectorySource(template: location, scheme: scheme)
    }
    switch LocalItem(location) {
    case .nothing: throw .notFound(path: location)
    case .other: throw .notTiles(path: location, found: "a device or a pipe")
    case .folder: return try DirectorySource(folder: location, scheme: scheme)
    case .file: return try MBTilesSource(path: location, scheme: scheme)
    }
  }
}
