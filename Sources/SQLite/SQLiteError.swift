/// Why SQLite refused: the file, the statement, and SQLite's own code and words.
public struct SQLiteError: Error, Sendable, Hashable {
  /// The file.
  public let path: String
  /// The statement, where there was one.
  public let sql: String?
  /// SQLite's extended result code.
  public let code: Int
  /// SQLite's own words for it.
  public let message: String

  /// An error by its parts.
  public init(path: String, sql: String? = nil, code: Int, message: String) {
    self.path = path
    self.sql = sql
    self.code = code
    self.message = message
  }

  /// What kind of failure it is.
  public var kind: Kind {
    switch code & 0xFF {
    case 5, 6: .busy
    case 8: .readOnly
    case 10: .inputOutput
    case 11: .corrupt
    case 13: .diskFull
    case 14: .cannotOpen
    case 19: .constraint
    case 26: .notADatabase
    default: .other
    }
  }

  /// The kinds of failures that callers tell apart.
  public enum Kind: Sendable, Hashable {
    /// Another process held the file for longer than the time-out.
    case busy
    /// The file may not be written.
    case readOnly
    /// The disk or the file system failed, or the file is shorter than it says.
    case inputOutput
    /// The file is damaged.
    case corrupt
    /// There is no room left on the disk.
    case diskFull
    /// The file is not there or may not be opened.
    case cannotOpen
    /// A rule of the table was broken.
    case constraint
    /// The file is something else, or encrypted.
    case notADatabase
    /// Anything else, such as a fault in the statement.
    case other
  }
}

extension SQLiteError: CustomStringConvertible {
  /// One sentence: file, reason, statement, and what to do.
  public var description: String {
    let statement = sql.map { " in “\($0)”" } ?? ""
    return "SQLite cannot use \(path): \(message) (code \(code))\(statement); \(advice)"
  }

  private var advice: String {
    switch kind {
    case .busy: "wait until the other program has closed it, then try again"
    case .readOnly: "allow writing to the file and its folder"
    case .inputOutput: "check the disk, and that the file is whole"
    case .corrupt, .notADatabase: "get the file again, or restore it from a copy"
    case .diskFull: "make room on the disk"
    case .cannotOpen: "check the path and its permissions"
    case .constraint, .other: "check that the file has the tables this program expects"
    }
  }
}
