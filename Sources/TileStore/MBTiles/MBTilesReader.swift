internal import SQLite
internal import WebMercator

/// One connection to an MBTiles file, with the statement that reads tiles.
///
/// MBTiles 1.3: `tiles` may be a table or a view, its rows are counted from the south, and `metadata` has `name` and
/// `value`. Nothing here reads more of the file than an index leads to.
final class MBTilesReader {
  /// Whether a write-ahead log lies beside the file that can't be read, so that what is in it is not seen.
  let isLogIgnored: Bool
  private let connection: Connection
  private var tileStatement: Statement

  /// The most bytes of one tile or one of the metadata.
  private static let valueLimit = 64 << 20
  private static let tileSQL =
    "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
  private static let zoomSQL =
    "SELECT tile_column, tile_row FROM tiles WHERE zoom_level = ? LIMIT ?"

  /// Opens a file that is known to be there.
  ///
  /// - Throws: `SQLiteError`, also where there are no tiles in it; `error(_:_:)` tells which.
  init(path: String, header: SQLiteFileHeader?) throws(SQLiteError) {
    let hasLog = LocalItem(path + "-wal") != .nothing
    let hasNoWriter = header?.isWAL == true && !hasLog
    let connection =
      try hasNoWriter ? Connection(path: path, mode: .immutable) : Self.connect(path)
    connection.limitLength(to: Self.valueLimit)
    tileStatement = try connection.prepare(Self.tileSQL)
    isLogIgnored = hasLog && connection.mode == .immutable
    self.connection = connection
  }

  /// A file that was left in WAL mode can be read without its companions only as one that nobody writes; and so can any
  /// file in a folder that is read-only.
  private static func connect(_ path: String) throws(SQLiteError) -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(path: path, mode: .readOnly)
      try connection.execute("SELECT 1 FROM sqlite_master LIMIT 1")
      return connection
    } catch {
      guard error.kind == .cannotOpen || error.kind == .readOnly else { throw error }
      return try Connection(path: path, mode: .immutable)
    }
  }

  static func error(_ error: SQLiteError, _ path: String) -> TileStoreError {
    guard error.kind != .busy else { return .locked(path: path) }
    let isOfTables = error.kind == .other && error.message.hasPrefix("no such")
    return isOfTables ? .noTileTable(path: path) : .database(path: path, reason: error.message)
  }

  /// Whether there is any row of tiles; looks at one.
  func hasTiles() throws(SQLiteError) -> Bool {
    var statement = try connection.prepare("SELECT 1 FROM tiles LIMIT 1")
    return try statement.step()
  }

  /// The bytes of one tile as they are stored; rows count from the south.
  func tile(zoom: Int, column: Int, row: Int) throws(SQLiteError) -> [UInt8]? {
    try tileStatement.bind(zoom, column, row)
    let bytes = try tileStatement.step() ? tileStatement.blob(0) : nil
    tileStatement.reset()
    return bytes
  }
}

extension MBTilesReader {
  /// All of `metadata` by its names in lower case; nothing where there is no such table.
  func metadata() throws(SQLiteError) -> [String: String] {
    var values: [String: String] = [:]
    let statement: Statement
    do throws(SQLiteError) {
      statement = try connection.prepare(
        "SELECT name, value FROM metadata WHERE length(value) < 8388608 LIMIT 1000")
    } catch {
      guard error.kind == .other else { throw error }
      return [:]
    }
    var rows = statement
    while try rows.step() {
      guard let name = rows.text(0), let value = rows.text(1) else { continue }
      values[name.lowercased()] = value
    }
    return values
  }

  /// Whether SQLite finds one tile, and those of one zoom, by an index rather than by reading all.
  func isIndexed() throws(SQLiteError) -> (byTile: Bool, byZoom: Bool) {
    (try isSearch(Self.tileSQL), try isSearch(Self.zoomSQL))
  }

  private func isSearch(_ sql: String) throws(SQLiteError) -> Bool {
    var plan = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
    while try plan.step() {
      if plan.text(3)?.hasPrefix("SCAN") == true { return false }
    }
    return true
  }

  /// The first tiles of a zoom, at most `limit`, as column and row from the south.
  func tiles(ofZoom zoom: Int, limit: Int) throws(SQLiteError) -> [(column: Int, row: Int)] {
    var tiles: [(column: Int, row: Int)] = []
    var statement = try connection.prepare(Self.zoomSQL)
    try statement.bind([.integer(zoom), .integer(limit)])
    while try statement.step() { tiles.append((statement.integer(0), statement.integer(1))) }
    return tiles
  }

  /// The least and the greatest row of some columns of a zoom; `nil` where they have no tiles.
  func rows(
    ofZoom zoom: Int, columns: some Sequence<Int>
  ) throws(SQLiteError) -> (least: Int, greatest: Int)? {
    let query = "(tile_row) FROM tiles WHERE zoom_level = ? AND tile_column = ?"
    var first = try connection.prepare("SELECT min" + query)
    var last = try connection.prepare("SELECT max" + query)
    var rows: (least: Int, greatest: Int)?
    for column in columns {
      try first.bind([.integer(zoom), .integer(column)])
      try last.bind([.integer(zoom), .integer(column)])
      guard try first.step(), try last.step(), !first.isNull(0) else { continue }
      let (low, high) = (first.integer(0), last.integer(0))
      rows = (min(rows?.least ?? low, low), max(rows?.greatest ?? high, high))
    }
    return rows
  }

  /// The one number that a statement gives; `nil` for NULL or no row.
  func number(_ sql: String, _ values: [Int]) throws(SQLiteError) -> Int? {
    var statement = try connection.prepare(sql)
    try statement.bind(values.map { .integer($0) })
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// Counts the tiles in one pass over all, in the order of the file, up to a limit.
  func census(_ scheme: TileScheme, limit: Int) throws(SQLiteError) -> TileCensus {
    var statement = try connection.prepare(
      "SELECT zoom_level, tile_column, tile_row FROM tiles LIMIT ?")
    try statement.bind([.integer(limit)])
    var census = TileCensus()
    var number = 0
    while try statement.step() {
      number += 1
      let (zoom, column, row) = (statement.integer(0), statement.integer(1), statement.integer(2))
      if let tile = scheme.tile(zoom, column, row) { census.add(tile) }
    }
    census.isComplete = number < limit
    return census
  }
}
