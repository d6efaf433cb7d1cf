import CISAL

/// The plan of a well-formed PNG file: what its header says, and where its pixel data lies.
///
/// Only files without any fault have one; every other file is left to libpng, whose judgement and words count.
struct PNGChunks {
  /// The IDAT chunks, which follow each other, from the length of the first to the checksum of the last.
  let data: Range<Int>
  /// How many bytes the pixel data has when it is inflated; `nil` where it is interlaced.
  let inflatedCount: Int?

  /// Walks all chunks, and checks the checksum of each critical one (PNG 5.3: an upper-case first letter).
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 8
    var data: Range<Int>?
    while true {
      guard let chunk = unsafe Chunk(bytes, at: offset), unsafe chunk.isSound(in: bytes) else {
        return nil
      }
      if chunk.name == ChunkName.imageData {
        guard data == nil || data?.upperBound == offset else { return nil }
        data = (data?.lowerBound ?? offset)..<chunk.end
      }
      if chunk.name == ChunkName.imageEnd { break }
      offset = chunk.end
    }
    guard let data else { return nil }
    self.data = data
    inflatedCount = unsafe PNGChunks.inflatedCount(bytes)
  }

  /// PNG 11.2.1: each row is a filter byte and its packed samples.
  private static func inflatedCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let bytes = unsafe Span(_unsafeElements: bytes)
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    guard let channels = channels[Int(bytes[25])], bytes[28] == 0 else { return nil }
    let rowBits = bytes.bigEndian32(at: 16) * channels * Int(bytes[24])
    return ((rowBits + 7) / 8 + 1) * bytes.bigEndian32(at: 20)
  }
}

extension PNGChunks {
  /// One chunk: its length, its name, that many bytes, and their checksum.
  struct Chunk {
    let name: Int
    let start: Int
    let end: Int

    /// The chunk at `offset`; `nil` if the bytes end within it.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
      let span = unsafe Span(_unsafeElements: bytes)
      guard offset <= span.count - 12 else { return nil }
      let length = span.bigEndian32(at: offset)
      guard length <= span.count - 12 - offset else { return nil }
      name = span.bigEndian32(at: offset + 4)
      start = offset
      end = offset + 12 + length
    }

    /// Whether the checksum is right, or does not matter since the chunk is ancillary.
    func isSound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      if name & 0x2000_0000 != 0 { return true }
      guard let base = bytes.baseAddress else { return false }
      let checksum = unsafe cisal_crc32(0, base + start + 4, UInt64(end - start - 8))
      return unsafe Int(checksum) == Span(_unsafeElements: bytes).bigEndian32(at: end - 4)
    }
  }
}
