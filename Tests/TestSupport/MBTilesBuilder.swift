public import SQLite
public import WebMercator

/// Writes MBTiles files for tests: right ones, and each kind of wrong one.
public struct MBTilesBuilder {
  /// The rows of `metadata`; `nil` leaves the table out.
  public var metadata: [String: String]? = [:]
  /// The tiles; they are written with rows from the south.
  public var tiles: [TileCoordinate: [UInt8]?] = [:]
  /// How `tiles` is made.
  public var layout = Layout.table
  /// Whether rows are written from the north, which is wrong.
  public var countsFromNorth = false

  /// How the table is made.
  public enum Layout: Sendable, CaseIterable {
    /// One table with an index.
    case table
    /// One table without an index.
    case unindexed
    /// A view of a map and its images, as tippecanoe and MapBox's tools write.
    case view
    /// A table with the index in another order.
    case indexedByColumn
  }

  /// A file without metadata and tiles.
  public init() {}

  /// Writes the file.
  public func write(to path: String) throws(SQLiteError) {
    let connection = try Connection(path: path, mode: .create)
    for sql in schema { try connection.execute(sql) }
    if let metadata {
      try connection.execute("CREATE TABLE metadata (name TEXT, value TEXT)")
      for (name, value) in metadata {
        try connection.execute("INSERT INTO metadata VALUES (?, ?)", [.text(name), .text(value)])
      }
    }
    try connection.transaction { (connection) throws(SQLiteError) in
      for (tile, bytes) in tiles { try insert(tile, bytes, into: connection) }
    }
  }

  private func insert(
    _ tile: TileCoordinate, _ bytes: [UInt8]?, into connection: borrowing Connection
  ) throws(SQLiteError) {
    let place: [SQLValue] = [tile.zoom, tile.x, countsFromNorth ? tile.y : tile.tmsRow]
      .map { .integer($0) }
    let blob = bytes.map { SQLValue.blob($0) } ?? .null
    guard layout == .view else {
      return try connection.execute("INSERT INTO tiles VALUES (?, ?, ?, ?)", place + [blob])
    }
    let name = SQLValue.text("\(tile)")
    try connection.execute("INSERT INTO images VALUES (?, ?)", [blob, name])
    try connection.execute("INSERT INTO map VALUES (?, ?, ?, ?)", place + [name])
  }

  private var schema: [String] {
    let columns = "zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER"
    let table = "CREATE TABLE tiles (\(columns), tile_data BLOB)"
    let index = "CREATE UNIQUE INDEX place ON"
    switch layout {
    case .unindexed: return [table]
    case .table: return [table, "\(index) tiles (zoom_level, tile_column, tile_row)"]
    case .indexedByColumn: return [table, "\(index) tiles (tile_column, tile_row, zoom_level)"]
    case .view:
      return [
        "CREATE TABLE map (\(columns), tile_id TEXT)",
        "CREATE TABLE images (tile_data BLOB, tile_id TEXT)",
        "\(index) map (zoom_level, tile_column, tile_row)",
        "CREATE UNIQUE INDEX image ON images (tile_id)",
        """
        CREATE VIEW tiles AS SELECT map.zoom_level AS zoom_level, map.tile_column AS tile_column,
        map.tile_row AS tile_row, images.tile_data AS tile_data
        FROM map JOIN images ON images.tile_id = map.tile_id
        """,
      ]
    }
  }
}
