/// What the first 100 bytes of an SQLite file say that SQLite itself does not tell (sqlite.org/fileformat2.html, 1.3).
struct SQLiteFileHeader: Sendable, Hashable {
  /// How many bytes a header has.
  static let byteCount = 100

  /// Whether the file was left in write-ahead-log mode.
  let isWAL: Bool
  /// How many bytes the file must have at least; `nil` where the header does not know.
  ///
  /// SQLite takes what is missing of the last page for zeros, so that a tile on it would come back wrong.
  let fileSize: Int?

  /// Reads a header; `nil` where the bytes are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount, bytes.starts(with: "SQLite format 3\0".utf8) else {
      return nil
    }
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    isWAL = bytes[18] == 2
    let pageSize = number(16..<18) == 1 ? 65_536 : number(16..<18)
    // The count of pages is valid only where the two counters of changes agree.
    let isKnown = number(24..<28) == number(92..<96) && number(28..<32) > 0
    fileSize = isKnown ? pageSize * number(28..<32) : nil
  }
}
