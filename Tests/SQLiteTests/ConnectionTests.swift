import SQLite
import TestSupport
import Testing

@Suite struct ConnectionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func table() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: folder("a.db"), mode: .create)
    try connection.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, v)")
    return connection
  }

  @Test func everyKindOfValueComesBack() throws {
    let connection = try table()
    let values: [SQLValue] = [
      .null, .integer(.min), .integer(.max), .real(-0.1), .real(.infinity), .text(""),
      .text("Zürich 🗺 \0 after"), .blob([]), .blob([0, 1, 255]),
    ]
    for value in values {
      try connection.execute("INSERT INTO t (v) VALUES (?)", [value])
      #expect(connection.changes == 1)
    }
    #expect(connection.lastInsertedRow == values.count)
    var statement = try connection.prepare("SELECT v FROM t ORDER BY id")
    for value in values {
      #expect(try statement.step())
      switch value {
      case .null:
        let isNull = statement.isNull(0)
        #expect(isNull)
      case .integer(let number): #expect(statement.integer(0) == number)
      case .real(let number): #expect(statement.real(0) == number)
      case .text(let text): #expect(statement.text(0) == text)
      case .blob(let bytes): #expect(statement.blob(0) == bytes)
      }
    }
    let hasMore = try statement.step()
    #expect(!hasMore)
    #expect(statement.columnCount == 1)
    #expect(statement.name(of: 0) == "v")
    #expect(statement.name(of: 9) == "")
  }

  @Test func errorsNameFileStatementAndReason() throws {
    let connection = try table()
    do throws(SQLiteError) {
      try connection.execute("SELEC 1")
      Issue.record("no error")
    } catch {
      #expect(error.path == folder("a.db"))
      #expect(error.sql == "SELEC 1")
      #expect(error.kind == .other)
      #expect("\(error)".contains("syntax error"))
    }
    try connection.execute("INSERT INTO t VALUES (1, 1)")
    do throws(SQLiteError) {
      try connection.execute("INSERT INTO t VALUES (?, 1)", [.integer(1)])
      Issue.record("no error")
    } catch {
      #expect(error.kind == .constraint)
    }
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT ?", [.null, .null]) }
    #expect(throws: SQLiteError.self) { try connection.execute("") }
  }

  @Test func whatCannotBeOpenedSaysSo() throws {
    do throws(SQLiteError) {
      _ = try Connection(path: folder("none.db"))
      Issue.record("no error")
    } catch {
      #expect(error.kind == .cannotOpen)
    }
    let text = try folder.write(String(repeating: "text ", count: 500), to: "text.db")
    let connection = try Connection(path: text)
    do throws(SQLiteError) {
      try connection.execute("SELECT * FROM t")
      Issue.record("no error")
    } catch {
      #expect(error.kind == .notADatabase)
    }
  }

  @Test func aFileOpenedForReadingIsNotWritten() throws {
    _ = try table()
    for mode in [Connection.Mode.readOnly, .immutable] {
      let connection = try Connection(path: folder("a.db"), mode: mode)
      do throws(SQLiteError) {
        try connection.execute("INSERT INTO t VALUES (1, 1)")
        Issue.record("no error")
      } catch {
        #expect(error.kind == .readOnly)
      }
    }
  }

  @Test(arguments: ["a b.db", "100%.db", "a?mode=memory&x.db", "a#b.db", "ä%20🗺.db", "file:x.db"])
  func noNameIsTakenForAURI(_ name: String) throws {
    let connection = try Connection(path: folder(name), mode: .create)
    try connection.execute("CREATE TABLE t (v)")
    #expect(try LocalNames.of(folder.path) == [name])
    try Connection(path: folder(name), mode: .immutable).execute("SELECT * FROM t")
  }

  @Test func aTransactionIsDoneWhollyOrNotAtAll() throws {
    let connection = try table()
    try connection.transaction { (connection) throws(SQLiteError) in
      try connection.execute("INSERT INTO t VALUES (1, 1)")
      try connection.execute("INSERT INTO t VALUES (2, 1)")
    }
    #expect(throws: SQLiteError.self) {
      try connection.transaction { (connection) throws(SQLiteError) in
        try connection.execute("INSERT INTO t VALUES (3, 1)")
        try connection.execute("INSERT INTO t VALUES (3, 1)")
      }
    }
    var count = try connection.prepare("SELECT count(*) FROM t")
    #expect(try count.step())
    #expect(count.integer(0) == 2)
    try connection.execute("INSERT INTO t VALUES (3, 1)")
  }

  @Test func aLockedFileIsWaitedForAndThenReported() throws {
    let first = try table()
    try first.execute("BEGIN EXCLUSIVE")
    let second = try Connection(path: folder("a.db"), busyTimeout: 10)
    do throws(SQLiteError) {
      try second.execute("SELECT * FROM t")
      Issue.record("no error")
    } catch {
      #expect(error.kind == .busy)
    }
    try first.execute("COMMIT")
    try second.execute("SELECT * FROM t")
  }

  @Test func aValueThatIsTooLongIsRefused() throws {
    let connection = try table()
    connection.limitLength(to: 1000)
    try connection.execute("SELECT length(zeroblob(1000))")
    do throws(SQLiteError) {
      try connection.execute("SELECT zeroblob(1001)")
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("too big"))
    }
  }

  @Test func aStatementOutlivesItsConnection() throws {
    var statement = try statementOfClosedConnection()
    #expect(try statement.step())
    #expect(statement.text(0) == "still here")
  }

  private func statementOfClosedConnection() throws(SQLiteError) -> Statement {
    let connection = try table()
    try connection.execute("INSERT INTO t VALUES (1, 'still here')")
    return try connection.prepare("SELECT v FROM t")
  }

  @Test func aStatementIsUsedAgain() throws {
    let connection = try table()
    var insert = try connection.prepare("INSERT INTO t VALUES (?, ?)")
    for number in 1...3 {
      try insert.bind([.integer(number), .integer(number * 10)])
      let hasRow = try insert.step()
      #expect(!hasRow)
    }
    insert.reset()
    var select = try connection.prepare("SELECT v FROM t WHERE id = ? AND v > ? AND v > ?")
    try select.bind(2, 0, 0)
    #expect(try select.step())
    #expect(select.integer(0) == 20)
    try select.bind(4, 0, 0)
    let hasRow = try select.step()
    #expect(!hasRow)
  }
}
