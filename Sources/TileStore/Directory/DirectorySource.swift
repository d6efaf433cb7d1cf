public import WebMercator

/// Tiles that are files of the disk: a folder `Z/X/Y.png`, or a template such as `tiles/{z}/{y}/{x}.png`.
///
/// Files may have any ending or none, and endings may differ from tile to tile; what a tile is, its bytes say. A file
/// without bytes is a missing tile.
public struct DirectorySource: TileSource {
  /// What the folder says of itself, or what was seen in it.
  public let metadata: TileSourceMetadata
  let template: TileTemplate
  /// What may follow the template in a file's name, the likeliest first.
  let endings: [String]

  /// The endings that are tried even where none was seen.
  private static let commonEndings = [".png", ".jpg", ".jpeg", ".webp", ".pbf", ".mvt", ""]

  /// Opens a folder that holds the zoom folders.
  ///
  /// - Throws: `notFound` or `noTilesInDirectory`.
  public init(
    folder: String, location: String? = nil, scheme: TileScheme? = nil
  ) throws(TileStoreError) {
    guard LocalItem(folder) == .folder else { throw .notFound(path: folder) }
    let path = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let beside = FolderMetadata(path)
    let template = TileTemplate(
      folder: path == "/" ? "" : path, scheme: scheme ?? beside.scheme ?? .xyz)
    let probe = TileTemplateProbe(template, hasAnyEnding: true)
    guard !probe.samples.isEmpty else { throw .noTilesInDirectory(path: folder) }
    self.template = template
    endings = Self.endings(probe)
    metadata = try Self.metadata(location ?? folder, probe, beside)
  }

  /// Opens a template of paths.
  ///
  /// - Throws: `missingPlaceholders` or `unknownPlaceholder`; `notFound` where no tile was met in its folders.
  public init(
    template text: String, location: String? = nil, scheme: TileScheme? = nil
  ) throws(TileStoreError) {
    try self.init(template: text, location: location, scheme: scheme, beside: FolderMetadata())
  }

  /// Opens a template of paths, of which a TileJSON says more.
  init(
    template text: String, location: String?, scheme: TileScheme?, beside: FolderMetadata
  ) throws(TileStoreError) {
    let template = try TileTemplate(text).counting(scheme ?? beside.scheme)
    let probe = TileTemplateProbe(template, hasAnyEnding: false)
    guard !probe.samples.isEmpty else { throw .notFound(path: text) }
    self.template = template
    endings = [""]
    metadata = try Self.metadata(location ?? text, probe, beside)
  }

  /// The bytes of one tile, no longer compressed; `nil` where there is no file or it is empty.
  ///
  /// - Throws: `TileStoreError` where the file can't be read, or is a text instead of a tile.
  public func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    for pixelRatio in template.hasPixelRatio ? ["@2x", ""] : [""] {
      let path = template.path(of: coordinate, pixelRatio: pixelRatio)
      for ending in endings {
        guard let stored = try LocalFile.contents(path + ending) else { continue }
        return try TileBytes.unpack(stored, tile: coordinate, location: path + ending)
      }
    }
    return nil
  }

  /// The endings that were seen on tiles, then the common ones; gdal's `.png.aux.xml` and the like are no tiles.
  private static func endings(_ probe: TileTemplateProbe) -> [String] {
    var endings: [String] = []
    for ending in probe.endings + commonEndings where !endings.contains(ending) {
      let isBeside = [".xml", ".json", ".kml", ".txt", ".html", ".tmp", ".part", ".lock"]
        .contains { ending.lowercased().hasSuffix($0) }
      if !isBeside { endings.append(ending) }
    }
    return endings
  }

  private static func metadata(
    _ location: String, _ probe: TileTemplateProbe, _ beside: FolderMetadata
  ) throws(TileStoreError) -> TileSourceMetadata {
    var metadata = TileSourceMetadata(location: location, kind: .directory)
    if probe.isComplete {
      metadata.minimumZoom = probe.samples.keys.min()
      metadata.maximumZoom = probe.samples.keys.max()
    }
    if let zoom = probe.samples.keys.max(), let sample = probe.samples[zoom],
      let stored = try LocalFile.contents(sample.path)
    {
      metadata.format = TileBytes.format(ofStored: stored)
    }
    metadata.warnings += beside.warnings
    if let fields = beside.fields { metadata.fill(from: fields) }
    return metadata
  }
}
