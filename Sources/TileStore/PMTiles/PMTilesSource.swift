internal import Inflate
public import WebMercator

/// Tiles in one PMTiles archive of version 3.
///
/// Opening reads the header, the root directory and the metadata; a tile costs one read, and one more a leaf directory
/// that is not in memory. Nothing that the archive says is believed: no number leads to a trap or to more memory than
/// there are bytes.
public struct PMTilesSource: TileSource {
  /// What the archive says of itself.
  public let metadata: TileSourceMetadata
  /// The archive's header.
  public let header: PMTilesHeader
  private let archive: PMTilesArchive
  private let root: PMTilesDirectory
  private let leaves = LeafDirectoryCache()

  /// How deep leaf directories may be nested; the specification thinks of one level.
  private static let depthLimit = 4

  /// Opens a file.
  ///
  /// - Throws: `TileStoreError` where there is no file, or no whole archive of version 3 in it.
  public init(path: String, location: String? = nil) async throws(TileStoreError) {
    guard let file = try LocalFile(path: path) else { throw .notFound(path: path) }
    guard file.size > 0 else { throw .emptyFile(path: path) }
    try await self.init(reader: file, location: location ?? path)
    try archive.check(header, againstSize: file.size)
  }

  /// Opens an archive wherever its bytes are.
  ///
  /// - Throws: `TileStoreError` where they are no whole archive of version 3.
  public init(reader: any ByteRangeReader, location: String) async throws(TileStoreError) {
    archive = PMTilesArchive(reader: reader, location: location)
    let start = try await reader.bytes(at: 0, count: PMTilesArchive.startByteCount)
    header = try PMTilesHeader(decoding: start, path: location)
    root = try await archive.directory(
      header.rootDirectory, header.internalCompression, part: "root directory", start: start)
    metadata = await archive.metadata(header, start: start)
  }

  /// The bytes of one tile, no longer compressed; `nil` where the archive has none.
  ///
  /// - Throws: `TileStoreError` where a directory or the tile is damaged, or the tile is a text.
  public func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    guard let entry = try await entry(for: coordinate), entry.length > 0 else { return nil }
    let stored = try await archive.tile(entry, coordinate, header)
    return try TileBytes.unpack(
      stored, as: header.tileCompression.format, tile: coordinate, location: archive.location)
  }

  /// The entry that leads to a tile's bytes; `nil` where the archive has none.
  private func entry(for tile: TileCoordinate) async throws(TileStoreError) -> PMTilesEntry? {
    let identifier = HilbertTileID(tile)
    var directory = root
    for _ in 0...Self.depthLimit {
      guard let entry = directory.entry(for: identifier) else { return nil }
      guard entry.isLeaf else { return entry }
      directory = try await leaf(entry)
    }
    throw tooDeep
  }

  /// Gives the entries that lead to tiles, in their order, as far as `limit` goes.
  ///
  /// Each entry costs one, those that lead to leaf directories too, and these one more for each KiB, since leaves that
  /// hold nothing but leaves could otherwise be nested to more rounds than ever end.
  /// - Returns: whether all were given.
  /// - Throws: `TileStoreError` where a leaf directory is damaged.
  func forEachEntry(
    limit: Int, _ use: (PMTilesEntry) -> Void
  ) async throws(TileStoreError) -> Bool {
    var room = limit
    var waiting = [(directory: root, index: 0)]
    while let (directory, index) = waiting.popLast() {
      guard index < directory.entries.count else { continue }
      waiting.append((directory, index + 1))
      let entry = directory.entries[index]
      room -= entry.isLeaf ? 1 + Int(entry.length >> 10) : 1
      guard room >= 0 else { return false }
      if !entry.isLeaf {
        use(entry)
      } else {
        guard waiting.count <= Self.depthLimit else { throw tooDeep }
        waiting.append((try await leaf(entry), 0))
      }
    }
    return true
  }

  private var tooDeep: TileStoreError {
    .damagedArchive(
      path: archive.location, part: "leaf directories",
      reason: "are nested more than \(Self.depthLimit) deep")
  }

  private func leaf(_ entry: PMTilesEntry) async throws(TileStoreError) -> PMTilesDirectory {
    if let kept = leaves.directory(at: entry.offset) { return kept }
    let (offset, overflow) = header.leafDirectories.offset.addingReportingOverflow(entry.offset)
    let section = PMTilesHeader.Section(
      offset: overflow ? .max : offset, length: UInt64(entry.length))
    let directory = try await archive.directory(
      section, header.internalCompression, part: "leaf directory at byte \(section.offset)")
    leaves.keep(directory, at: entry.offset)
    return directory
  }
}
