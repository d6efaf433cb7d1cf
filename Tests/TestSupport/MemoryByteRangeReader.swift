public import TileStore

/// An archive in memory, of which as many bytes are there as one likes.
public struct MemoryByteRangeReader: ByteRangeReader {
  private let bytes: [UInt8]
  private let count: Int

  /// All of the bytes, or the first `count` of them.
  public init(_ bytes: [UInt8], count: Int? = nil) {
    self.bytes = bytes
    self.count = min(bytes.count, count ?? bytes.count)
  }

  /// The bytes of a range, as far as they are there.
  public func bytes(at offset: Int, count wanted: Int) async throws(TileStoreError) -> [UInt8] {
    guard offset >= 0, wanted > 0, offset < count else { return [] }
    return [UInt8](bytes[offset..<offset + min(wanted, count - offset)])
  }
}
