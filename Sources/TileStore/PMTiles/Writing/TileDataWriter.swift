/// Writes tiles into an archive's file and their entries into a spool; equal tiles are written once.
final class TileDataWriter {
  /// The archive, whose tile data begin after the room for header and root directory.
  let file: AtomicFile
  /// One entry a tile.
  let entries: EntrySpool
  /// How many contents were written.
  private(set) var contentCount = 0
  /// Whether tiles came in the order of their numbers, each once.
  private(set) var isOrdered = true
  private var last: UInt64?
  private var contents = ContentIndex()

  /// Where tile data begin: the header and root directory have the bytes before.
  static let dataOffset = PMTilesArchive.startByteCount

  init(path: String) throws(TileStoreError) {
    file = try AtomicFile(path: path)
    entries = try EntrySpool(beside: path)
    try file.write([0], at: Self.dataOffset - 1)
  }

  /// How many bytes the tile data have.
  var dataLength: Int { file.size - Self.dataOffset }

  /// Adds a tile; its bytes go to the end, unless the same were written before.
  func add(_ bytes: [UInt8], at tileID: UInt64) throws(TileStoreError) {
    let place = try place(of: bytes)
    try entries.append(
      PMTilesEntry(tileID: tileID, offset: place.offset, length: place.length, runLength: 1))
    if let last, tileID <= last { isOrdered = false }
    last = tileID
  }

  /// The entries, with equal tiles in a row as one.
  func runs() throws(TileStoreError) -> EntrySpool {
    let runs = try EntrySpool(beside: file.path)
    var run: PMTilesEntry?
    for start in stride(from: 0, to: entries.count, by: EntrySpool.pieceCount) {
      for entry in try entries.entries(from: start, limit: EntrySpool.pieceCount) {
        if let longer = run?.followed(by: entry) {
          run = longer
        } else {
          if let run { try runs.append(run) }
          run = entry
        }
      }
    }
    if let run { try runs.append(run) }
    return runs
  }

  private func place(of bytes: [UInt8]) throws(TileStoreError) -> ContentIndex.Place {
    let hash = ContentIndex.hash(bytes)
    if let known = contents.place(of: hash), known.length == bytes.count,
      try self.bytes(at: known.offset, count: bytes.count) == bytes
    {
      return known
    }
    let place = ContentIndex.Place(
      offset: UInt64(dataLength), length: UInt32(truncatingIfNeeded: bytes.count))
    try file.append(bytes)
    contentCount += 1
    contents.keep(place, hash)
    return place
  }

  /// Bytes of the tile data.
  func bytes(at offset: UInt64, count: Int) throws(TileStoreError) -> [UInt8] {
    try file.read(at: Self.dataOffset + Int(offset), count: count)
  }
}

extension PMTilesEntry {
  /// This run and a tile as one entry, where they are one.
  fileprivate func followed(by next: PMTilesEntry) -> PMTilesEntry? {
    let isNext = tileID + UInt64(runLength) == next.tileID && runLength < .max
    guard isNext, offset == next.offset, length == next.length else { return nil }
    var longer = self
    longer.runLength += 1
    return longer
  }
}
