internal import Inflate
public import JSON
public import WebMercator

/// Writes a PMTiles archive of version 3, tile by tile, in little memory.
///
/// Tiles may come in any order; in that of `HilbertTileID` they are written once, otherwise a second time at the end.
/// Either way the archive is clustered, equal tiles are stored once, and equal ones in a row are one entry. The file
/// appears whole when `finish` is done, and not at all before.
public struct PMTilesWriter: ~Copyable {
  private let path: String
  private let format: TileFormat
  private let compression: PMTilesCompression
  private let data: TileDataWriter
  private var extent = TileCensus()

  /// What is written into the archive's metadata; `attribution`, `name`, `vector_layers` and the like (section 5).
  public var metadata: JSONObject
  /// The box that the header says; that of the deepest zoom's tiles where it is `nil`.
  public var bounds: GeoBounds?

  /// Begins an archive.
  ///
  /// - Parameters:
  ///   - path: Where it will be; what is there stays until then.
  ///   - format: What the tiles are.
  ///   - compression: How the bytes that are added are compressed already.
  ///   - metadata: What it says of itself.
  /// - Throws: `TileStoreError.unwritable`.
  public init(
    path: String, format: TileFormat, compression: PMTilesCompression = .none,
    metadata: JSONObject = JSONObject()
  ) throws(TileStoreError) {
    data = try TileDataWriter(path: path)
    self.path = path
    self.format = format
    self.compression = compression
    self.metadata = metadata
  }

  /// Adds a tile; of several for one place the last counts, and no bytes are no tile.
  ///
  /// - Throws: `TileStoreError.unwritable`, such as for a full disk.
  public mutating func add(_ bytes: [UInt8], at tile: TileCoordinate) throws(TileStoreError) {
    guard !bytes.isEmpty else { return }
    guard bytes.count <= UInt32.max else {
      throw .unwritable(path: path, reason: "tile \(tile) has more than 4 GiB")
    }
    try data.add(bytes, at: HilbertTileID(tile).value)
    extent.add(tile)
  }

  /// Puts the archive in its place.
  ///
  /// - Returns: The archive's header.
  /// - Throws: `TileStoreError.unwritable`; then what was at the path is still there.
  @discardableResult
  public consuming func finish() throws(TileStoreError) -> PMTilesHeader {
    let ordered = data.isOrdered ? data : try Self.ordered(data, path)
    var header = PMTilesHeader()
    header.tileData = PMTilesHeader.Section(
      offset: UInt64(TileDataWriter.dataOffset), length: UInt64(ordered.dataLength))
    let entries = try ordered.runs()
    let (root, leaves) = try DirectoryWriter(ordered.file, entries).write()
    header.tileEntryCount = UInt64(entries.count)
    header.rootDirectory = PMTilesHeader.Section(
      offset: UInt64(PMTilesHeader.byteCount), length: UInt64(root.count))
    header.leafDirectories = leaves
    let text = try compressedMetadata()
    header.metadata = PMTilesHeader.Section(
      offset: UInt64(ordered.file.size), length: UInt64(text.count))
    try ordered.file.append(text)
    describe(&header, ordered)
    try ordered.file.write(header.encoded() + root, at: 0)
    try ordered.file.commit()
    return header
  }

  /// Writes all again, in the order of the tiles.
  private static func ordered(
    _ data: TileDataWriter, _ path: String
  ) throws(TileStoreError) -> TileDataWriter {
    let ordered = try TileDataWriter(path: path)
    var entries = try SortedEntries(data.entries, beside: path)
    while let entry = try entries.next() {
      let bytes = try data.bytes(at: entry.offset, count: Int(entry.length))
      try ordered.add(bytes, at: entry.tileID)
    }
    return ordered
  }

  private func describe(_ header: inout PMTilesHeader, _ data: TileDataWriter) {
    header.addressedTileCount = UInt64(data.entries.count)
    header.tileContentCount = UInt64(data.contentCount)
    header.isClustered = true
    header.internalCompression = .gzip
    header.tileCompression = compression
    header.tileType = PMTilesHeader.tileType(of: format)
    let zooms = extent.counts.keys
    header.minimumZoom = UInt8(clamping: zooms.min() ?? 0)
    header.maximumZoom = UInt8(clamping: zooms.max() ?? 0)
    header.bounds = bounds ?? extent.bounds ?? header.bounds
    header.centerZoom = header.minimumZoom
    header.center = GeoCoordinate(
      latitude: (header.bounds.south + header.bounds.north) / 2,
      longitude: (header.bounds.west + header.bounds.east) / 2)
  }

  private func compressedMetadata() throws(TileStoreError) -> [UInt8] {
    let text = [UInt8](JSONValue.object(metadata).serialized().utf8)
    do throws(InflateError) {
      return try compressGzip(text)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
