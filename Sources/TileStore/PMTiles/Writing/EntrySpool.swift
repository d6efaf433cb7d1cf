/// Entries that wait on the disk, so that an archive of any number of tiles is written in little memory.
final class EntrySpool {
  /// How many entries there are.
  private(set) var count = 0
  private let file: AtomicFile
  private var buffer: [UInt8] = []

  private static let recordSize = 24
  /// How many entries are best read at once.
  static let pieceCount = 4096

  /// An empty spool beside a file that is being written; it goes with this object.
  init(beside path: String) throws(TileStoreError) {
    file = try AtomicFile(path: path + ".entries")
  }

  /// Adds an entry at the end.
  func append(_ entry: PMTilesEntry) throws(TileStoreError) {
    for number in [
      entry.tileID, entry.offset, UInt64(entry.length) << 32 | UInt64(entry.runLength),
    ] {
      withUnsafeBytes(of: number) { buffer.append(contentsOf: $0) }
    }
    count += 1
    if buffer.count >= Self.recordSize * Self.pieceCount { try flush() }
  }

  /// The entries from an index, at most `limit` of them.
  func entries(from index: Int, limit: Int) throws(TileStoreError) -> [PMTilesEntry] {
    try flush()
    let bytes = try file.read(at: index * Self.recordSize, count: limit * Self.recordSize)
    return stride(from: 0, to: bytes.count - Self.recordSize + 1, by: Self.recordSize).map {
      position in
      let numbers = (0..<3).map { number in
        bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: position + 8 * number, as: UInt64.self)
        }
      }
      return PMTilesEntry(
        tileID: numbers[0], offset: numbers[1], length: UInt32(numbers[2] >> 32),
        runLength: UInt32(truncatingIfNeeded: numbers[2]))
    }
  }

  private func flush() throws(TileStoreError) {
    try file.append(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
