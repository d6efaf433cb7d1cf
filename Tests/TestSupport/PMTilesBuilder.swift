public import TileStore
public import WebMercator

/// Writes PMTiles archives for tests, in memory: right ones, and each kind of wrong one.
///
/// It is written from the specification, apart from the program's own writer, so that each is a check of the other.
public struct PMTilesBuilder {
  /// The tiles, as they are to be stored before `tileCompression`.
  public var tiles: [TileCoordinate: [UInt8]]
  /// How directories and metadata are stored.
  public var internalCompression = PMTilesCompression.none
  /// How tiles are stored.
  public var tileCompression = PMTilesCompression.none
  /// What tiles are, as a header says it: 1 is a vector tile, 2 is PNG.
  public var tileType: UInt8 = 2
  /// The metadata's text.
  public var metadata = "{}"
  /// How many entries a leaf directory has; `nil` puts all in the root.
  public var leafEntryCount: Int?

  /// An archive of these tiles.
  public init(_ tiles: [TileCoordinate: [UInt8]]) { self.tiles = tiles }

  /// The bytes of the archive.
  public func build() -> [UInt8] {
    let (entries, data) = entriesAndData()
    var (root, leaves) = (entries, [UInt8]())
    if let leafEntryCount { (root, leaves) = Self.leaves(entries, leafEntryCount, stored) }
    var header = PMTilesHeader()
    let rootBytes = stored(Self.encode(root))
    let metadataBytes = stored([UInt8](metadata.utf8))
    var position = UInt64(PMTilesHeader.byteCount)
    func section(_ bytes: [UInt8]) -> PMTilesHeader.Section {
      defer { position += UInt64(bytes.count) }
      return PMTilesHeader.Section(offset: position, length: UInt64(bytes.count))
    }
    header.rootDirectory = section(rootBytes)
    header.metadata = section(metadataBytes)
    header.leafDirectories = section(leaves)
    header.tileData = section(data)
    header.internalCompression = internalCompression
    header.tileCompression = tileCompression
    header.tileType = tileType
    header.addressedTileCount = UInt64(tiles.count)
    header.tileEntryCount = UInt64(entries.count)
    header.tileContentCount = UInt64(entries.count)
    header.isClustered = true
    header.minimumZoom = UInt8(tiles.keys.map(\.zoom).min() ?? 0)
    header.maximumZoom = UInt8(tiles.keys.map(\.zoom).max() ?? 0)
    header.bounds = GeoBounds(west: -180, south: -85, east: 180, north: 85)
    return header.encoded() + rootBytes + metadataBytes + leaves + data
  }

  /// The bytes of a directory before compression (PMTiles 3, section 4.2).
  public static func encode(_ entries: [PMTilesEntry]) -> [UInt8] {
    var bytes = varint(UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      bytes += varint(entry.tileID - last)
      last = entry.tileID
    }
    for entry in entries { bytes += varint(UInt64(entry.runLength)) }
    for entry in entries { bytes += varint(UInt64(entry.length)) }
    var end: UInt64?
    for entry in entries {
      bytes += varint(entry.offset == end ? 0 : entry.offset + 1)
      end = entry.offset + UInt64(entry.length)
    }
    return bytes
  }

  /// A number of seven bits a byte.
  public static func varint(_ number: UInt64) -> [UInt8] {
    var (rest, bytes) = (number, [UInt8]())
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private func entriesAndData() -> (entries: [PMTilesEntry], data: [UInt8]) {
    var (entries, data) = ([PMTilesEntry](), [UInt8]())
    var last: [UInt8]?
    for (tile, bytes) in tiles.sorted(by: { HilbertTileID($0.key) < HilbertTileID($1.key) }) {
      let identifier = HilbertTileID(tile).value
      if bytes == last, let entry = entries.last,
        entry.tileID + UInt64(entry.runLength) == identifier
      {
        entries[entries.count - 1].runLength += 1
        continue
      }
      let stored = Self.stored(bytes, tileCompression)
      entries.append(
        PMTilesEntry(
          tileID: identifier, offset: UInt64(data.count), length: UInt32(stored.count),
          runLength: 1))
      data += stored
      last = bytes
    }
    return (entries, data)
  }

  private static func leaves(
    _ entries: [PMTilesEntry], _ count: Int, _ stored: ([UInt8]) -> [UInt8]
  ) -> (root: [PMTilesEntry], leaves: [UInt8]) {
    var (root, leaves) = ([PMTilesEntry](), [UInt8]())
    for start in stride(from: 0, to: entries.count, by: count) {
      let leaf = stored(encode([PMTilesEntry](entries[start..<min(start + count, entries.count)])))
      root.append(
        PMTilesEntry(
          tileID: entries[start].tileID, offset: UInt64(leaves.count), length: UInt32(leaf.count),
          runLength: 0))
      leaves += leaf
    }
    return (root, leaves)
  }

  private func stored(_ bytes: [UInt8]) -> [UInt8] { Self.stored(bytes, internalCompression) }

  private static func stored(_ bytes: [UInt8], _ compression: PMTilesCompression) -> [UInt8] {
    switch compression {
    case .unknown, .none: bytes
    case .gzip: StoredStream.gzip(bytes)
    case .brotli: StoredStream.brotli(bytes)
    case .zstd: StoredStream.zstd(bytes)
    }
  }
}
