import CPNG
import Pixels

/// Reads a PNG picture row by row with libpng, and turns each row into premultiplied pixels.
@safe struct PNGReader: ~Copyable {
  private static let stripBytes = 32 << 10

  private let handle: UnsafeMutablePointer<cpng_reader>

  /// The corresponding C function is `png_create_read_struct`; the bytes must outlive the reader.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageCodecError) {
    try unsafe self.init(cpng_open(piece(bytes), cpng_piece(), cpng_piece(), 0))
  }

  /// A reader that gets the pixel data inflated, and need not check the critical chunks again.
  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks,
    _ stored: UnsafeBufferPointer<UInt8>
  ) throws(ImageCodecError) {
    let head = unsafe UnsafeBufferPointer(rebasing: bytes[..<chunks.data.lowerBound])
    let tail = unsafe UnsafeBufferPointer(rebasing: bytes[chunks.data.upperBound...])
    try unsafe self.init(cpng_open(piece(head), piece(stored), piece(tail), 1))
  }

  private init(_ handle: UnsafeMutablePointer<cpng_reader>?) throws(ImageCodecError) {
    guard let handle = unsafe handle else { throw .outOfMemory(.png) }
    unsafe self.handle = handle
  }

  deinit { unsafe cpng_close(handle) }

  /// Decodes the target's part of the picture, checks all of it, and tells whether the part is opaque.
  static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    let result = unsafe bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(ImageCodecError) in
        guard let chunks = unsafe PNGChunks(buffer),
          let stored = unsafe PNGStoredData.make(of: buffer, chunks)
        else {
          return try unsafe PNGReader(buffer).decode(header, into: target)
        }
        return try unsafe decode(buffer, chunks, stored, header, into: target)
      }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ chunks: PNGChunks, _ stored: [UInt8],
    _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    let result = unsafe stored.withUnsafeBufferPointer { stored in
      Result { () throws(ImageCodecError) in
        try unsafe PNGReader(bytes, chunks, stored).decode(header, into: target)
      }
    }
    return try result.get()
  }

  private func decode(
    _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    try unsafe check(cpng_read_header(handle))
    let png = unsafe handle.pointee.png
    let info = unsafe handle.pointee.info
    let table = unsafe PNGTable.make(png, info)
    try unsafe check(cpng_start(handle))
    let converter = unsafe PNGRowConverter(
      table: table, channels: Int(png_get_channels(png, info)))
    let rowBytes = unsafe png_get_rowbytes(png, info)
    let interlaced = unsafe png_get_interlace_type(png, info) != PNG_INTERLACE_NONE
    let opaque =
      interlaced
      ? try decodePasses(header.height, rowBytes, converter, target)
      : try decodeRows(header.height, rowBytes, converter, target)
    try unsafe check(cpng_finish(handle))
    return opaque
  }

  /// The way of nearly every picture: some rows are read, then converted while they are still in the first cache.
  ///
  /// Row by row would take a tenth longer: zlib reads each row back at once, and that load waits until the pixels of
  /// the row before have found their way to memory.
  private func decodeRows(
    _ height: Int, _ rowBytes: Int, _ converter: PNGRowConverter, _ target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    let stripRows = min(height, max(1, PNGReader.stripBytes / rowBytes))
    let strip = try ScratchBytes(count: stripRows * rowBytes, for: .png)
    var opaque = true
    for start in stride(from: 0, to: height, by: stripRows) {
      let rows = start..<min(start + stripRows, height)
      for y in rows {
        try unsafe check(cpng_read_row(handle, strip.bytes + (y - start) * rowBytes))
      }
      opaque = converter.convert(strip, rows, rowBytes, to: target) && opaque
    }
    return opaque
  }

  /// Adam7: the last row is whole only after the last pass, so all rows are kept.
  private func decodePasses(
    _ height: Int, _ rowBytes: Int, _ converter: PNGRowConverter, _ target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    let (byteCount, overflow) = rowBytes.multipliedReportingOverflow(by: height)
    guard !overflow else { throw .outOfMemory(.png) }
    let rows = try ScratchBytes(count: byteCount, for: .png)
    try unsafe check(cpng_read_passes(handle, rows.bytes, rowBytes))
    return converter.convert(rows, 0..<height, rowBytes, to: target)
  }

  private func check(_ status: Int32) throws(ImageCodecError) {
    if status == 1 { return }
    throw .damaged(.png, reason: unsafe String(cString: cpng_message(handle)))
  }
}

private func piece(_ bytes: UnsafeBufferPointer<UInt8>) -> cpng_piece {
  unsafe cpng_piece(bytes: bytes.baseAddress, count: bytes.count)
}
