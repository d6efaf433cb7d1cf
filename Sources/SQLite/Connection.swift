internal import CSQLite

/// One open SQLite file.
///
/// Closed when it goes out of use. One task uses it at a time; put it in a `Mutex` to share it.
/// The corresponding C type is `sqlite3`.
@safe
public struct Connection: ~Copyable {
  /// The file, as it was named.
  public let path: String
  /// How it was opened.
  public let mode: Mode
  let handle: OpaquePointer

  /// How a file is opened.
  public enum Mode: Sendable, Hashable {
    /// For reading; other programs may write meanwhile.
    case readOnly
    /// For reading a file that nobody writes: no lock is taken and nothing is made beside it, so that a read-only
    /// folder will do.
    case immutable
    /// For reading and writing a file that is there.
    case readWrite
    /// For reading and writing; the file is made where it is not there.
    case create
  }

  /// Opens a file.
  ///
  /// SQLite looks into the file only at the first statement.
  /// - Parameters:
  ///   - path: The file; never taken for a URI.
  ///   - mode: What is to be done with it.
  ///   - busyTimeout: How long a statement waits for another process, in milliseconds.
  /// - Throws: `SQLiteError` where the file can't be opened.
  public init(
    path: String, mode: Mode = .readOnly, busyTimeout: Int = 5000
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(Self.uri(path, mode), &opened, Self.flags(mode), nil)
    guard let handle = unsafe opened else {
      throw SQLiteError(path: path, code: Int(code), message: "out of memory")
    }
    guard code == SQLITE_OK else {
      let error = unsafe lastError(of: handle, path: path, sql: nil)
      unsafe _ = sqlite3_close_v2(handle)
      throw error
    }
    unsafe self.handle = handle
    self.path = path
    self.mode = mode
    unsafe _ = sqlite3_extended_result_codes(handle, 1)
    unsafe _ = sqlite3_busy_timeout(handle, Int32(clamping: busyTimeout))
  }

  /// The corresponding C function is `sqlite3_close_v2`, which waits for statements that are still in use.
  deinit { unsafe _ = sqlite3_close_v2(handle) }

  private static func flags(_ mode: Mode) -> Int32 {
    let access =
      switch mode {
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    return access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
  }

  /// A URI with every byte escaped that means something in one (sqlite.org/uri.html).
  private static func uri(_ path: String, _ mode: Mode) -> String {
    let hex = Array("0123456789ABCDEF")
    var uri = path.hasPrefix("/") ? "file://" : "file:"
    for byte in path.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
    return mode == .immutable ? uri + "?immutable=1" : uri
  }
}

extension Connection {
  /// Compiles one statement.
  ///
  /// - Throws: `SQLiteError` with the statement.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(self, sql)
  }

  /// Runs one statement to its end and drops its rows.
  ///
  /// - Throws: `SQLiteError` with the statement.
  public func execute(_ sql: String, _ values: [SQLValue] = []) throws(SQLiteError) {
    var statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Does a piece of work wholly or not at all.
  ///
  /// The write lock is taken at once, so that two processes wait for each other instead of failing half-way.
  /// - Throws: what the work throws, after everything was undone.
  public func transaction<Result: ~Copyable>(
    _ work: (borrowing Connection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try work(self)
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have undone everything by itself (disk full, for one); then there is nothing left to undo.
      if unsafe sqlite3_get_autocommit(handle) == 0 {
        do { try execute("ROLLBACK") } catch _ {}
      }
      throw error
    }
  }

  /// Bounds the bytes of one value or row, so that a file from elsewhere can't ask for more memory.
  ///
  /// The corresponding C function is `sqlite3_limit` with `SQLITE_LIMIT_LENGTH`.
  public func limitLength(to count: Int) {
    unsafe _ = sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: max(count, 1)))
  }

  /// How many rows the last INSERT, UPDATE or DELETE touched.
  public var changes: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// The row number of the last INSERT.
  public var lastInsertedRow: Int { unsafe Int(sqlite3_last_insert_rowid(handle)) }

  /// The seam through which every result code goes.
  func check(_ code: Int32, sql: String?) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw unsafe lastError(of: handle, path: path, sql: sql)
  }
}

/// The corresponding C functions are `sqlite3_extended_errcode` and `sqlite3_errmsg`.
func lastError(of handle: OpaquePointer, path: String, sql: String?) -> SQLiteError {
  unsafe SQLiteError(
    path: path, sql: sql, code: Int(sqlite3_extended_errcode(handle)),
    message: String(cString: sqlite3_errmsg(handle)))
}
