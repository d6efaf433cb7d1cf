import CISAL
import Pixels

/// One core's tools for deflating segments: igzip's state, and room for packed rows.
@safe struct PNGDeflateWorker: ~Copyable {
  /// Level 2 takes no longer than level 1 on map pictures, and its files are 1 to 4 % smaller.
  private static let level: UInt32 = 2

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let rows: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int
  private var packer: PNGRowPacker

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
    let rawCount = range.count * rowBytes
    unsafe source.pack(range, with: &packer, to: rows)
    let start = isFirst ? 10 : 8
    // RFC 1951: a stored block has at most 65,535 bytes and 5 of header; igzip never writes more than that.
    let capacity = start + rawCount + 5 * (rawCount / 65_535 + 2) + 64 + 4
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      if isFirst { unsafe (buffer[8], buffer[9]) = (0x78, 0x01) }
      let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[start..<capacity - 4])
      guard let count = unsafe deflate(rawCount, into: room) else { return }
      initialized = start + count + 4
      unsafe PNGContainer.close(UnsafeMutableBufferPointer(rebasing: buffer[..<initialized]))
    }
    guard !chunk.isEmpty else { return nil }
    let checksum = unsafe cisal_adler32(1, rows, UInt64(rawCount))
    return PNGSegment(chunk: chunk, checksum: checksum, rawCount: rawCount)
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
