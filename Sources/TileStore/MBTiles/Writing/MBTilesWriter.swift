internal import SQLite
public import WebMercator

/// Writes an MBTiles file, many tiles a transaction, each content once; what was written before stays.
///
/// MBTiles 1.3 by two tables and a view, as most writers do: `map` has the places, `images` the contents, `tiles` joins them. The
/// rows of `map` are numbered along the Hilbert curve of PMTiles, so that an archive of that kind can be made from the file in one
/// pass. A file is whole after each transaction, whatever ends the process.
public final class MBTilesWriter {
  private let connection: Connection
  /// The file.
  public let path: String

  /// Opens a file that this type wrote, or makes it.
  ///
  /// - Throws: `TileStoreError.unwritable`, also for a file of other tables.
  public init(path: String) throws(TileStoreError) {
    self.path = path
    do throws(SQLiteError) {
      connection = try Connection(path: path, mode: .create, busyTimeout: 60_000)
      try MBTilesTables.make(in: connection)
    } catch {
      throw Self.error(path, error)
    }
  }

  /// Whether there is a tile.
  public func contains(_ tile: TileCoordinate) throws(TileStoreError) -> Bool {
    let key = Self.key(tile)
    return try perform { connection throws(SQLiteError) in
      var statement = try connection.prepare("SELECT 1 FROM map WHERE place = ?")
      try statement.bind([.integer(key)])
      return try statement.step()
    }
  }

  /// How many tiles there are, and how many contents.
  public func count() throws(TileStoreError) -> (tiles: Int, contents: Int) {
    try perform { connection throws(SQLiteError) in
      var tiles = try connection.prepare("SELECT count(*) FROM map")
      var contents = try connection.prepare("SELECT count(*) FROM images")
      _ = try tiles.step()
      _ = try contents.step()
      return (tiles.integer(0), contents.integer(0))
    }
  }

  /// Writes tiles, all of them or none; one that is there is replaced.
  ///
  /// - Throws: `TileStoreError.unwritable`, such as for a full disk.
  public func add(_ tiles: [(tile: TileCoordinate, bytes: [UInt8])]) throws(TileStoreError) {
    try perform { connection throws(SQLiteError) in
      try connection.transaction { connection throws(SQLiteError) in
        var contents = try ContentTable(connection)
        var insert = try connection.prepare("INSERT OR REPLACE INTO map VALUES (?, ?, ?, ?, ?)")
        for (tile, bytes) in tiles {
          let content = try contents.identifier(of: bytes)
          try insert.bind([
            .integer(Self.key(tile)), .integer(tile.zoom), .integer(tile.x),
            .integer(tile.tmsRow), .integer(content),
          ])
          _ = try insert.step()
        }
      }
    }
  }

  /// What the file says of itself, by name.
  public func metadata() throws(TileStoreError) -> [String: String] {
    try perform { connection throws(SQLiteError) in
      var rows = try connection.prepare("SELECT name, value FROM metadata")
      var metadata: [String: String] = [:]
      while try rows.step() { metadata[rows.text(0) ?? ""] = rows.text(1) ?? "" }
      return metadata
    }
  }

  /// Writes what the file says of itself; other names stay.
  public func setMetadata(_ metadata: [String: String]) throws(TileStoreError) {
    try perform { connection throws(SQLiteError) in
      try connection.transaction { connection throws(SQLiteError) in
        for (name, value) in metadata.sorted(by: { $0.key < $1.key }) {
          try connection.execute(
            "INSERT OR REPLACE INTO metadata VALUES (?, ?)", [.text(name), .text(value)])
        }
      }
    }
  }

  /// The zooms that have tiles.
  public func zooms() throws(TileStoreError) -> ClosedRange<Int>? {
    try perform { connection throws(SQLiteError) in
      var row = try connection.prepare("SELECT min(zoom_level), max(zoom_level) FROM map")
      guard try row.step(), !row.isNull(0) else { return nil }
      return row.integer(0)...max(row.integer(0), row.integer(1))
    }
  }

  /// Adds all tiles to an archive, in its order.
  public func copy(to archive: inout PMTilesWriter) throws(TileStoreError) {
    var last = -1
    while true {
      let part = try tiles(after: last, limit: 256)
      guard let end = part.last else { return }
      for (tile, bytes) in part { try archive.add(bytes, at: tile) }
      last = Self.key(end.tile)
    }
  }

  private func tiles(
    after key: Int, limit: Int
  ) throws(TileStoreError) -> [(tile: TileCoordinate, bytes: [UInt8])] {
    try perform { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT zoom_level, tile_column, tile_row, tile_data FROM map \
        JOIN images ON images.tile_id = map.tile_id WHERE place > ? ORDER BY place LIMIT ?
        """)
      try rows.bind([.integer(key), .integer(limit)])
      var tiles: [(tile: TileCoordinate, bytes: [UInt8])] = []
      while try rows.step() {
        let place = TileCoordinate(
          zoom: rows.integer(0), x: rows.integer(1), tmsRow: rows.integer(2))
        if let place { tiles.append((place, rows.blob(3) ?? [])) }
      }
      return tiles
    }
  }

  /// A tile's number along the Hilbert curve; it has at most 61 bits.
  private static func key(_ tile: TileCoordinate) -> Int {
    Int(clamping: HilbertTileID(tile).value)
  }

  private func perform<Result>(
    _ work: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(TileStoreError) -> Result {
    do {
      return try work(connection)
    } catch {
      throw Self.error(path, error)
    }
  }

  private static func error(_ path: String, _ error: SQLiteError) -> TileStoreError {
    .unwritable(path: path, reason: "SQLite says “\(error.message)”")
  }
}
