internal import SQLite
internal import Synchronization
public import WebMercator

/// Tiles in one SQLite file (MBTiles 1.3).
///
/// Opening reads the metadata and follows a few index entries, so that 100 GB open as fast as 1 MB. Each tile is
/// decompressed as its own bytes say.
public final class MBTilesSource: TileSource {
  /// What the file says of itself, filled in from its tiles where it says nothing.
  public let metadata: TileSourceMetadata
  private let path: String
  let scheme: TileScheme
  private let header: SQLiteFileHeader?
  private let readers: [ReaderSlot]

  /// How many tasks can read at the very same time.
  private static let readerCount = 4

  /// A connection that is opened when it is first needed.
  private final class ReaderSlot: Sendable {
    let reader: Mutex<MBTilesReader?>

    init(_ reader: sending MBTilesReader?) { self.reader = Mutex(reader) }
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - location: How the user named it, where that differs.
  ///   - scheme: From where its rows are counted; the south, as MBTiles says, if `nil`.
  /// - Throws: `TileStoreError` where there is no file, or no MBTiles in it.
  public init(
    path: String, location: String? = nil, scheme: TileScheme? = nil
  ) throws(TileStoreError) {
    guard let file = try LocalFile(path: path) else {
      guard LocalItem(path) == .nothing else { throw .notTiles(path: path, found: "not a file") }
      throw .notFound(path: path)
    }
    guard file.size > 0 else { throw .emptyFile(path: path) }
    header = SQLiteFileHeader(try file.read(at: 0, count: SQLiteFileHeader.byteCount))
    if let least = header?.fileSize, file.size < least {
      let reason = "is cut off (the header says \(least) bytes, the file ends after \(file.size))"
      throw .damagedArchive(path: path, part: "last page", reason: reason)
    }
    self.path = path
    self.scheme = scheme ?? .tms
    let hasTiles: Bool
    do throws(SQLiteError) {
      let reader = try MBTilesReader(path: path, header: header)
      hasTiles = try reader.hasTiles()
      metadata = try MBTilesMetadata(
        reader, location: location ?? path, scheme: self.scheme
      ).metadata
      readers = [ReaderSlot(reader)] + (1..<Self.readerCount).map { _ in ReaderSlot(nil) }
    } catch {
      throw MBTilesReader.error(error, path)
    }
    guard hasTiles else { throw .noTilesInArchive(path: path) }
  }

  /// The bytes of one tile, no longer compressed; `nil` where the file has none, or only NULL or no bytes.
  ///
  /// - Throws: `TileStoreError` where SQLite fails, or the bytes don't decompress or are a text.
  public func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    let row = scheme == .tms ? coordinate.tmsRow : coordinate.y
    let stored = try withReader { @Sendable (reader: MBTilesReader) throws(SQLiteError) in
      try reader.tile(zoom: coordinate.zoom, column: coordinate.x, row: row)
    }
    guard let stored else { return nil }
    return try TileBytes.unpack(stored, tile: coordinate, location: metadata.location)
  }

  /// Uses the first reader that nobody holds; where all are held, waits for one.
  func withReader<Value: Sendable>(
    _ use: @Sendable (MBTilesReader) throws(SQLiteError) -> Value
  ) throws(TileStoreError) -> Value {
    for slot in readers {
      let result = slot.reader.withLockIfAvailable { reader in run(use, on: &reader) }
      if let result { return try result.get() }
    }
    return try readers[0].reader.withLock { reader in run(use, on: &reader) }.get()
  }

  private func run<Value: Sendable>(
    _ use: @Sendable (MBTilesReader) throws(SQLiteError) -> Value, on reader: inout MBTilesReader?
  ) -> Result<Value, TileStoreError> {
    do throws(SQLiteError) {
      if let reader { return .success(try use(reader)) }
      let opened = try MBTilesReader(path: path, header: header)
      reader = opened
      return .success(try use(opened))
    } catch {
      return .failure(MBTilesReader.error(error, path))
    }
  }
}
