internal import Inflate

/// Writes the directories of an archive: all entries in the root where they fit, otherwise leaves that the root leads to.
struct DirectoryWriter {
  private let file: AtomicFile
  private let entries: EntrySpool

  /// The most bytes of the root directory: what 16 KiB leave after the header (PMTiles 3, section 2).
  static let rootLimit = PMTilesArchive.startByteCount - PMTilesHeader.byteCount
  /// The most entries that are tried in a root; more never fit, at about one byte each and more.
  private static let rootEntryLimit = 16_384
  /// The least entries of a leaf.
  private static let leafEntryCount = 4096

  init(_ file: AtomicFile, _ entries: EntrySpool) {
    self.file = file
    self.entries = entries
  }

  /// Appends the leaves, if there are any, to the file.
  ///
  /// - Returns: The bytes of the root directory, and where the leaves lie.
  func write() throws(TileStoreError) -> (root: [UInt8], leaves: PMTilesHeader.Section) {
    let start = file.size
    if entries.count <= Self.rootEntryLimit {
      let root = try compressed(try entries.entries(from: 0, limit: entries.count))
      if root.count <= Self.rootLimit {
        return (root, PMTilesHeader.Section(offset: UInt64(start), length: 0))
      }
    }
    var leafEntryCount = max(Self.leafEntryCount, entries.count / 3500)
    while true {
      let root = try writeLeaves(leafEntryCount)
      if root.count <= Self.rootLimit {
        let length = UInt64(file.size - start)
        return (root, PMTilesHeader.Section(offset: UInt64(start), length: length))
      }
      try file.truncate(to: start)
      leafEntryCount += leafEntryCount / 2
    }
  }

  /// Appends leaves of so many entries; gives the bytes of the root directory that leads to them.
  private func writeLeaves(_ leafEntryCount: Int) throws(TileStoreError) -> [UInt8] {
    let start = file.size
    var root: [PMTilesEntry] = []
    for index in stride(from: 0, to: entries.count, by: leafEntryCount) {
      let leaf = try entries.entries(from: index, limit: leafEntryCount)
      let bytes = try compressed(leaf)
      root.append(
        PMTilesEntry(
          tileID: leaf.first?.tileID ?? 0, offset: UInt64(file.size - start),
          length: UInt32(truncatingIfNeeded: bytes.count), runLength: 0))
      try file.append(bytes)
    }
    return try compressed(root)
  }

  private func compressed(_ entries: [PMTilesEntry]) throws(TileStoreError) -> [UInt8] {
    do throws(InflateError) {
      return try compressGzip(PMTilesDirectory(entries).encoded())
    } catch {
      throw .unwritable(path: file.path, reason: "\(error)")
    }
  }
}
