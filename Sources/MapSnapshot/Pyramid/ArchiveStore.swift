internal import JSON
internal import TileStore
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// A pyramid as one file, MBTiles or PMTiles.
///
/// Tiles go into a file beside it, `NAME.part`, which is an MBTiles whatever the kind is. A run that was stopped goes on with it. At
/// the end it becomes the MBTiles, or the PMTiles is written from it along its curve, and it goes. An MBTiles that is finished
/// takes more tiles in its place, since it is whole after each transaction.
actor ArchiveStore: PyramidStore {
  /// The kinds of files.
  enum Kind {
    case mbtiles
    case pmtiles
  }

  private let path: String
  private let kind: Kind
  private let workPath: String
  private var writer: MBTilesWriter?

  /// The name under which a file says how its tiles were drawn.
  private static let settingsName = "mapsnap_render"

  /// Opens the work file, or makes it.
  ///
  /// - Throws: `SnapshotError.cannotCreate`, `.otherPyramid` where the tiles in it were drawn otherwise.
  init(path: String, kind: Kind, settings: String) throws(SnapshotError) {
    self.path = path
    self.kind = kind
    let isThere = access(path, F_OK) == 0
    let isBegun = access(path + ".part", F_OK) == 0
    if kind == .pmtiles, isThere, !isBegun {
      throw .otherPyramid(path: path, reason: "a finished PMTiles takes no more tiles")
    }
    workPath = kind == .mbtiles && isThere && !isBegun ? path : path + ".part"
    writer = try Self.open(workPath, settings: settings)
  }

  private static func open(
    _ path: String, settings: String
  ) throws(SnapshotError) -> MBTilesWriter {
    do {
      let writer = try MBTilesWriter(path: path)
      let found = try writer.metadata()[settingsName]
      guard found != settings else { return writer }
      guard try writer.count().tiles == 0 else {
        throw SnapshotError.otherPyramid(
          path: path,
          reason: "its tiles are \(found ?? "not ours"), and those of this run \(settings)"
        )
      }
      try writer.setMetadata([settingsName: settings])
      return writer
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .cannotCreate(path: path, reason: "\(reason(error))")
    }
  }

  func missing(of tiles: [TileCoordinate]) throws(SnapshotError) -> [TileCoordinate] {
    try perform { writer throws(TileStoreError) in
      var missing: [TileCoordinate] = []
      for tile in tiles where try !writer.contains(tile) { missing.append(tile) }
      return missing
    }
  }

  func add(_ tiles: [(tile: TileCoordinate, bytes: [UInt8])]) throws(SnapshotError) {
    try perform { writer throws(TileStoreError) in try writer.add(tiles) }
  }

  func finish(_ description: PyramidDescription) throws(SnapshotError) {
    let described = try perform { writer throws(TileStoreError) in
      let said = Self.bounds(try writer.metadata()["bounds"])
      let joined = description.joined(bounds: said, zooms: try writer.zooms())
      try writer.setMetadata(joined.fields)
      return joined
    }
    if kind == .pmtiles { try writeArchive(described) }
    // The file is closed before it is moved.
    writer = nil
    guard workPath != path else { return }
    let isDone = kind == .pmtiles ? unlink(workPath) == 0 : rename(workPath, path) == 0
    guard isDone else {
      throw .cannotWrite(path: path, reason: String(cString: strerror(errno)).lowercased())
    }
  }

  private func writeArchive(_ description: PyramidDescription) throws(SnapshotError) {
    let format = TileFormat(name: description.format) ?? .png
    try perform { writer throws(TileStoreError) in
      var archive = try PMTilesWriter(
        path: path, format: format, metadata: description.members)
      archive.bounds = description.bounds
      try writer.copy(to: &archive)
      try archive.finish()
    }
  }

  private static func bounds(_ text: String?) -> GeoBounds? {
    let numbers = text?.split(separator: ",").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    return GeoBounds(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
  }

  private func perform<Result>(
    _ work: (MBTilesWriter) throws(TileStoreError) -> Result
  ) throws(SnapshotError) -> Result {
    guard let writer else { throw .cannotWrite(path: path, reason: "it is finished already") }
    do {
      return try work(writer)
    } catch {
      throw .cannotWrite(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    if case .unwritable(_, let reason)? = error as? TileStoreError { return reason }
    return "\(error)"
  }
}
