/// Files of the disk that are no tiles, for those who read styles.
package enum LocalResource {
  /// All bytes of a file; `nil` where there is no file.
  ///
  /// - Throws: `TileStoreError.unreadable`.
  package static func contents(_ path: String) throws(TileStoreError) -> [UInt8]? {
    guard let file = try LocalFile(path: path) else { return nil }
    guard file.size > 0 else { return [] }
    return try LocalFile.contents(path, limit: 1 << 30)
  }

  /// The first bytes of a file; `nil` where there is no file.
  ///
  /// - Throws: `TileStoreError.unreadable`.
  package static func contents(
    _ path: String, atMost count: Int
  ) throws(TileStoreError) -> [UInt8]? {
    try LocalFile(path: path)?.read(at: 0, count: count)
  }

  /// The text with its `%20` and the like turned into characters; what is no such escape stays.
  package static func percentDecoded(_ text: String) -> String { LocalPath.decoded(text[...]) }
}
