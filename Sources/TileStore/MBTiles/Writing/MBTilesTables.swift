internal import SQLite

/// The tables of an MBTiles file whose contents are stored once.
enum MBTilesTables {
  /// Makes the tables where they are not there yet.
  ///
  /// - Throws: `SQLiteError` where the file has others of these names.
  static func make(in connection: borrowing Connection) throws(SQLiteError) {
    // Each transaction lasts through the end of the process, not through a loss of power: then the work begins anew.
    try connection.execute("PRAGMA synchronous = OFF")
    try connection.transaction { connection throws(SQLiteError) in
      // "MPBX", which tells an MBTiles file from other files of SQLite (MBTiles 1.3, Database).
      try connection.execute("PRAGMA application_id = 0x4d504258")
      for statement in statements { try connection.execute(statement) }
      try connection.execute("SELECT place, tile_id FROM map LIMIT 1")
      try connection.execute("SELECT tile_id, tile_data FROM images LIMIT 1")
    }
  }

  private static let statements = [
    """
    CREATE TABLE IF NOT EXISTS map (place INTEGER PRIMARY KEY, zoom_level INTEGER NOT NULL, \
    tile_column INTEGER NOT NULL, tile_row INTEGER NOT NULL, tile_id INTEGER NOT NULL)
    """,
    "CREATE UNIQUE INDEX IF NOT EXISTS map_index ON map (zoom_level, tile_column, tile_row)",
    "CREATE TABLE IF NOT EXISTS images (tile_id INTEGER PRIMARY KEY, tile_data BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS metadata (name TEXT NOT NULL, value TEXT)",
    "CREATE UNIQUE INDEX IF NOT EXISTS metadata_index ON metadata (name)",
    """
    CREATE VIEW IF NOT EXISTS tiles AS SELECT map.zoom_level AS zoom_level, \
    map.tile_column AS tile_column, map.tile_row AS tile_row, images.tile_data AS tile_data \
    FROM map JOIN images ON images.tile_id = map.tile_id
    """,
  ]
}

/// Finds the row of a content, or writes it.
///
/// The row's number is a hash of the bytes; where another content has it, the next free number is taken.
struct ContentTable: ~Copyable {
  private var look: Statement
  private var insert: Statement

  init(_ connection: borrowing Connection) throws(SQLiteError) {
    let look = try connection.prepare("SELECT tile_data FROM images WHERE tile_id = ?")
    let insert = try connection.prepare("INSERT INTO images VALUES (?, ?)")
    self.look = look
    self.insert = insert
  }

  /// The number of a content, which is in the table then.
  mutating func identifier(of bytes: [UInt8]) throws(SQLiteError) -> Int {
    var number = Self.hash(bytes)
    while true {
      try look.bind([.integer(number)])
      guard try look.step() else { break }
      if look.blob(0) == bytes {
        look.reset()
        return number
      }
      number &+= 1
    }
    look.reset()
    try insert.bind([.integer(number), .blob(bytes)])
    _ = try insert.step()
    return number
  }

  /// FNV-1a (Fowler, Noll, Vo) of 64 bits, which is the same in every run.
  private static func hash(_ bytes: [UInt8]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(bitPattern: UInt(hash))
  }
}
