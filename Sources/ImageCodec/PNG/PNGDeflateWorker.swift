import CISAL
import Pixels

/// One core's tools for deflating segments: igzip's state, and room for packed rows.
@safe struct PNGDeflateWorker: ~Copyable {
  /// Level 2 takes no longer than level 1 on map pictures, and its files are 1 to 4 % smaller.
  private static let level: UInt32 = 2
  /// Segments that igzip makes this many times smaller are mostly flat, where it misses much.
  private static let flatRatio = 32

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let rows: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int
  private var packer: PNGRowPacker
  private let flatDeflater = FlatDeflater()

  /// Tools for segments of at most `segmentBytes` packed bytes.
  init(layout: PNGLayout, rowBytes: Int, segmentBytes: Int) {
    unsafe stream = .allocate(capacity: 1)
    // igzip's own initialiser leaves `hist_bits` as it is.
    unsafe memset(stream, 0, MemoryLayout<isal_zstream>.size)
    unsafe levelBuffer = .allocate(capacity: Int(cisal_level_2_memory))
    unsafe rows = .allocate(capacity: segmentBytes)
    self.rowBytes = rowBytes
    packer = PNGRowPacker(layout)
  }

  deinit {
    unsafe stream.deallocate()
    unsafe levelBuffer.deallocate()
    unsafe rows.deallocate()
  }

  /// Packs and deflates some rows, or fails as igzip does; the first segment of a picture begins with zlib's header.
  mutating func deflate(
    _ source: PNGRowSource, _ range: Range<Int>, isFirst: Bool
  ) -> PNGSegment? {
    let count = range.count * rowBytes
    unsafe source.pack(range, with: &packer, to: rows)
    // Chunk length and name, and before the first segment zlib's header.
    let start = isFirst ? 10 : 8
    guard var chunk = deflate(count, after: start) else { return nil }
    if chunk.count * PNGDeflateWorker.flatRatio < count {
      deflateFlat(count, after: start, insteadOf: &chunk)
    }
    if isFirst { chunk.replaceSubrange(8..<10, with: [0x78, 0x01]) }
    unsafe chunk.withUnsafeMutableBufferPointer { unsafe PNGContainer.close($0) }
    return PNGSegment(
      chunk: chunk, checksum: unsafe cisal_adler32(1, rows, UInt64(count)), rawCount: count)
  }

  private func deflate(_ count: Int, after start: Int) -> [UInt8]? {
    // RFC 1951: a stored block has at most 65,535 bytes and 5 of header; igzip never writes more than that.
    let capacity = start + count + 5 * (count / 65_535 + 2) + 64 + 4
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      unsafe buffer[..<start].update(repeating: 0)
      let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[start..<capacity - 4])
      guard let length = unsafe deflate(count, into: room) else { return }
      unsafe buffer[(start + length)..<(start + length + 4)].update(repeating: 0)
      initialized = start + length + 4
    }
    return chunk.isEmpty ? nil : chunk
  }

  /// Deflates by zlib into the chunk, where that is smaller than what is there.
  private func deflateFlat(_ count: Int, after start: Int, insteadOf chunk: inout [UInt8]) {
    let packed = unsafe UnsafeBufferPointer(start: rows, count: count)
    let limit = chunk.count
    let length = unsafe chunk.withUnsafeMutableBufferPointer { buffer -> Int? in
      // igzip's bytes stay if zlib's do not fit in their place, so zlib writes elsewhere.
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { room in
        guard let length = unsafe flatDeflater.deflate(packed, into: room),
          start + length + 4 < limit
        else { return nil }
        for index in 0..<length { unsafe buffer[start + index] = room[index] }
        unsafe buffer[(start + length)..<(start + length + 4)].update(repeating: 0)
        return length
      }
    }
    if let length { chunk.removeLast(limit - (start + length + 4)) }
  }

  /// Deflates the packed rows up to a byte's end, so that the next segment can follow.
  ///
  /// The corresponding C function is `isal_deflate_stateless`, with `FULL_FLUSH`.
  private func deflate(_ count: Int, into room: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    unsafe isal_deflate_stateless_init(stream)
    unsafe stream.pointee.level = PNGDeflateWorker.level
    unsafe stream.pointee.level_buf = levelBuffer
    unsafe stream.pointee.level_buf_size = cisal_level_2_memory
    unsafe stream.pointee.flush = UInt16(FULL_FLUSH)
    unsafe stream.pointee.next_in = rows
    unsafe stream.pointee.avail_in = UInt32(count)
    unsafe stream.pointee.next_out = room.baseAddress
    unsafe stream.pointee.avail_out = UInt32(room.count)
    guard unsafe cisal_deflate_stateless(stream) == COMP_OK else { return nil }
    return unsafe Int(stream.pointee.total_out)
  }
}
