import CDeflate
import CPNG

/// The pixel data of a PNG file, inflated ahead of libpng, as one IDAT chunk of stored blocks.
///
/// libdeflate needs a third of zlib's time, but libpng calls only zlib. So it gets the data a second time,
/// in deflate's *stored* form (RFC 1951 3.2.4), which zlib merely copies; libpng stays the reader of everything.
enum PNGStoredData {
  /// Larger pictures are streamed by libpng alone, so that nothing large is held twice: 1,448² RGBA pixels.
  private static let largestInflatedCount = 8 << 20
  private static let largestBlock = 65_535
  /// Chunk length and name (8 bytes), zlib's header (2), and the header of the first block (5).
  private static let dataStart = 15

  /// The chunk; `nil` if the data is broken, too long, too short or large, which is for libpng to judge.
  static func make(of bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks) -> [UInt8]? {
    guard let count = chunks.inflatedCount, (1...largestInflatedCount).contains(count) else {
      return nil
    }
    let blocks = (count + largestBlock - 1) / largestBlock
    let total = 8 + 2 + 5 * blocks + count + 4 + 4
    var done = false
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, initialized in
      let data = unsafe UnsafeMutableBufferPointer(rebasing: buffer[dataStart..<dataStart + count])
      done = unsafe inflate(bytes, chunks, into: data)
      guard done else { return }
      unsafe frame(buffer, count, blocks)
      initialized = total
    }
    return done ? chunk : nil
  }

  /// The corresponding C function is `libdeflate_zlib_decompress_ex`; it checks zlib's Adler-32 itself.
  private static func inflate(
    _ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks,
    into data: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    return unsafe withStream(bytes, chunks) { stream in
      var readCount = 0
      let status = unsafe libdeflate_zlib_decompress_ex(
        decompressor, stream.baseAddress, stream.count, data.baseAddress, data.count, &readCount,
        nil)
      return status == LIBDEFLATE_SUCCESS && readCount == stream.count
    }
  }

  /// The data of all IDAT chunks in one piece, which takes no copy where there is one chunk.
  private static func withStream(
    _ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks,
    _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var offset = chunks.data.lowerBound
    var pieces: [UInt8] = []
    while let chunk = unsafe PNGChunks.Chunk(bytes, at: offset),
      chunk.start < chunks.data.upperBound
    {
      let piece = unsafe UnsafeBufferPointer(rebasing: bytes[chunk.start + 8..<chunk.end - 4])
      if chunk.start..<chunk.end == chunks.data { return unsafe body(piece) }
      unsafe pieces.append(contentsOf: piece)
      offset = chunk.end
    }
    return unsafe pieces.withUnsafeBufferPointer(body)
  }

  /// Moves the blocks apart, and writes what stands before, between and after them.
  ///
  /// The two checksums stay zero: libpng is told not to look at them.
  private static func frame(_ chunk: UnsafeMutableBufferPointer<UInt8>, _ count: Int, _ blocks: Int)
  {
    guard let base = chunk.baseAddress else { return }
    for block in (0..<blocks).reversed() {
      let start = block * largestBlock
      let length = min(largestBlock, count - start)
      let place = unsafe base + dataStart + start + 5 * block
      if block > 0 { unsafe memmove(place, base + dataStart + start, length) }
      unsafe place[-5] = block == blocks - 1 ? 1 : 0
      unsafe place[-4] = UInt8(length & 0xFF)
      unsafe place[-3] = UInt8(length >> 8)
      unsafe place[-2] = ~UInt8(length & 0xFF)
      unsafe place[-1] = ~UInt8(length >> 8)
    }
    let dataCount = UInt32(chunk.count - 12)
    for index in 0..<4 {
      unsafe base[index] = UInt8(truncatingIfNeeded: dataCount >> UInt32(24 - 8 * index))
      unsafe base[4 + index] = UInt8(truncatingIfNeeded: ChunkName.imageData >> (24 - 8 * index))
    }
    // RFC 1950 2.2: a window of 256 bytes. Stored blocks need none, and zlib would copy each row to one of 32 kB.
    unsafe (base[8], base[9]) = (0x08, 0x1D)
    unsafe (base + chunk.count - 8).initialize(repeating: 0, count: 8)
  }
}
