/// The entries of a spool in the order of their tiles, sorted by parts on the disk.
///
/// Of several entries of one tile, the last that was added counts.
struct SortedEntries {
  private var runs: [Run] = []

  /// How many entries are sorted in memory at once: 8 MiB.
  static let partCount = 1 << 18

  /// One sorted part, read piece by piece.
  private struct Run {
    let spool: EntrySpool
    var entries: ArraySlice<PMTilesEntry> = []
    var position = 0

    /// The entry that comes next; `nil` at the end.
    mutating func first() throws(TileStoreError) -> PMTilesEntry? {
      if entries.isEmpty, position < spool.count {
        entries = try spool.entries(from: position, limit: EntrySpool.pieceCount)[...]
        position += entries.count
      }
      return entries.first
    }
  }

  /// Sorts the entries of a spool.
  init(
    _ spool: EntrySpool, beside path: String, partCount: Int = Self.partCount
  ) throws(TileStoreError) {
    for start in stride(from: 0, to: spool.count, by: partCount) {
      let part = try spool.entries(from: start, limit: partCount).enumerated().sorted {
        ($0.element.tileID, $0.offset) < ($1.element.tileID, $1.offset)
      }
      let sorted = try EntrySpool(beside: path)
      for (_, entry) in part { try sorted.append(entry) }
      runs.append(Run(spool: sorted))
    }
  }

  /// The next entry; `nil` at the end.
  mutating func next() throws(TileStoreError) -> PMTilesEntry? {
    guard var entry = try popLeast() else { return nil }
    while let following = try least(), following.entry.tileID == entry.tileID {
      guard let later = try popLeast() else { break }
      entry = later
    }
    return entry
  }

  private mutating func popLeast() throws(TileStoreError) -> PMTilesEntry? {
    guard let (entry, run) = try least() else { return nil }
    runs[run].entries = runs[run].entries.dropFirst()
    return entry
  }

  /// The least entry and whose it is; of equal ones that of the earlier part, which was added before.
  private mutating func least() throws(TileStoreError) -> (entry: PMTilesEntry, run: Int)? {
    var least: (entry: PMTilesEntry, run: Int)?
    for index in runs.indices {
      guard let entry = try runs[index].first() else { continue }
      if let known = least, known.entry.tileID <= entry.tileID { continue }
      least = (entry, index)
    }
    return least
  }
}
