/// Where the bytes of an archive are: a file, memory, or a server that answers to ranges.
public protocol ByteRangeReader: Sendable {
  /// The bytes from `offset`, at most `count` of them; fewer only where the archive ends before.
  ///
  /// Never asks for memory that the archive does not fill, however great `count` is.
  /// - Throws: `TileStoreError` where they can't be read.
  func bytes(at offset: Int, count: Int) async throws(TileStoreError) -> [UInt8]
}

extension LocalFile: ByteRangeReader {
  package func bytes(at offset: Int, count: Int) async throws(TileStoreError) -> [UInt8] {
    try read(at: offset, count: count)
  }
}
