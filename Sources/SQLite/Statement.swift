internal import CSQLite

/// One prepared statement.
///
/// Bind its parameters, step through its rows, read their columns, reset it to use it again.
/// The corresponding C type is `sqlite3_stmt`.
@safe
public struct Statement: ~Copyable {
  /// The statement's text.
  public let sql: String
  private let path: String
  private let handle: OpaquePointer

  init(_ connection: borrowing Connection, _ sql: String) throws(SQLiteError) {
    var compiled: OpaquePointer?
    try connection.check(
      unsafe sqlite3_prepare_v3(
        connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil), sql: sql)
    guard let handle = unsafe compiled else {
      throw SQLiteError(
        path: connection.path, sql: sql, code: Int(SQLITE_MISUSE),
        message: "there is no statement")
    }
    unsafe self.handle = handle
    self.sql = sql
    path = connection.path
  }

  /// The corresponding C function is `sqlite3_finalize`.
  deinit { unsafe _ = sqlite3_finalize(handle) }

  /// Resets the statement and binds all its parameters in order.
  ///
  /// - Throws: `SQLiteError` where there are more values than parameters, or one is too large.
  public mutating func bind(_ values: [SQLValue]) throws(SQLiteError) {
    reset()
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
  }

  /// Binds three numbers, as a tile's coordinate has; resets the statement before.
  public mutating func bind(_ first: Int, _ second: Int, _ third: Int) throws(SQLiteError) {
    reset()
    try check(unsafe sqlite3_bind_int64(handle, 1, Int64(first)))
    try check(unsafe sqlite3_bind_int64(handle, 2, Int64(second)))
    try check(unsafe sqlite3_bind_int64(handle, 3, Int64(third)))
  }

  /// Binds one parameter, counted from 1.
  ///
  /// - Throws: `SQLiteError` where there is no such parameter, or the value is too large.
  public mutating func bind(_ value: SQLValue, at index: Int) throws(SQLiteError) {
    let index = Int32(clamping: index)
    switch value {
    case .null: try check(unsafe sqlite3_bind_null(handle, index))
    case .integer(let number): try check(unsafe sqlite3_bind_int64(handle, index, Int64(number)))
    case .real(let number): try check(unsafe sqlite3_bind_double(handle, index, number))
    case .text(let text):
      try check(
        unsafe sqlite3_bind_text64(
          handle, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8)))
    case .blob(let bytes):
      try check(
        unsafe bytes.withUnsafeBytes { buffer in
          guard let start = buffer.baseAddress, buffer.count > 0 else {
            return unsafe sqlite3_bind_zeroblob(handle, index, 0)
          }
          return unsafe sqlite3_bind_blob64(handle, index, start, UInt64(buffer.count), copied)
        })
    }
  }

  /// Goes to the next row; `false` where there is none.
  ///
  /// - Throws: `SQLiteError` with the statement.
  public mutating func step() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code != SQLITE_DONE else { return false }
    throw error()
  }

  /// Makes the statement ready to be bound and stepped again; gives up its locks.
  ///
  /// The corresponding C function is `sqlite3_reset`, whose code only repeats what `step` threw.
  public mutating func reset() { unsafe _ = sqlite3_reset(handle) }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw error()
  }

  private func error() -> SQLiteError {
    guard let connection = unsafe sqlite3_db_handle(handle) else {
      return SQLiteError(path: path, sql: sql, code: Int(SQLITE_MISUSE), message: "closed")
    }
    return unsafe lastError(of: connection, path: path, sql: sql)
  }

  /// SQLITE_TRANSIENT, a cast that Swift does not import: SQLite makes its own copy.
  private var copied: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

extension Statement {
  /// How many columns a row has.
  public var columnCount: Int { unsafe Int(sqlite3_column_count(handle)) }

  /// The name of a column, counted from 0; empty where there is none.
  public func name(of column: Int) -> String {
    guard let name = unsafe sqlite3_column_name(handle, Int32(clamping: column)) else { return "" }
    return unsafe String(cString: name)
  }

  /// Whether a column of the row is NULL, or not there.
  public func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL
  }

  /// A column of the row as a number; text is read as one, and NULL is 0.
  public func integer(_ column: Int) -> Int {
    unsafe Int(sqlite3_column_int64(handle, Int32(clamping: column)))
  }

  /// A column of the row as a number; text is read as one, and NULL is 0.
  public func real(_ column: Int) -> Double {
    unsafe sqlite3_column_double(handle, Int32(clamping: column))
  }

  /// A column of the row as text; `nil` for NULL, and bytes that are not UTF-8 are replaced.
  public func text(_ column: Int) -> String? {
    let column = Int32(clamping: column)
    guard let text = unsafe sqlite3_column_text(handle, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// A column of the row as bytes; `nil` for NULL.
  public func blob(_ column: Int) -> [UInt8]? {
    let column = Int32(clamping: column)
    guard let bytes = unsafe sqlite3_column_blob(handle, column) else {
      return isNull(Int(column)) ? nil : []
    }
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
