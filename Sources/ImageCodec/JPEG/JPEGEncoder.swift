import CJPEG
public import Pixels

/// Writes a baseline JPEG picture row by row with libjpeg-turbo; pixels that are not opaque are laid on white.
@safe public final class JPEGEncoder: PictureEncoder {
  /// From this quality on, colour is as sharp as brightness (4:4:4), without which thin coloured map lines blur.
  private static let fullColorQuality = 90

  private let handle: UnsafeMutablePointer<cjpeg_writer>
  private let sink: PictureSink
  private var rows: RowCount
  private var scratch: [UInt32] = []

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 65,500.
  ///   - height: Rows, 1 to 65,500.
  ///   - quality: 1 to 100; other numbers are clamped.
  ///   - sink: Where the bytes go.
  /// - Throws: ``ImageCodecError``.
  public init(
    width: Int, height: Int, quality: Int, sink: @escaping PictureSink
  ) throws(ImageCodecError) {
    rows = try RowCount(width: width, height: height, format: .jpeg)
    guard let handle = unsafe cjpeg_new_writer() else { throw .outOfMemory(.jpeg) }
    unsafe self.handle = handle
    self.sink = sink
    let quality = max(1, min(100, quality))
    try check(
      unsafe cjpeg_start_writing(
        handle, UInt32(width), UInt32(height), Int32(quality),
        quality >= JPEGEncoder.fullColorQuality ? 1 : 0))
  }

  deinit { unsafe cjpeg_close_writer(handle) }

  /// Writes the next rows.
  public func write(_ band: Pixmap) throws(ImageCodecError) {
    try rows.add(band)
    for y in 0..<band.height {
      try writeRow(y, of: band)
    }
    try flush()
  }

  /// Ends the file.
  ///
  /// The corresponding C function is `jpeg_finish_compress`.
  public func finish() throws(ImageCodecError) {
    try rows.checkComplete()
    try check(unsafe cjpeg_finish_writing(handle))
    try flush()
  }

  /// The corresponding C function is `jpeg_write_scanlines`.
  private func writeRow(_ y: Int, of band: Pixmap) throws(ImageCodecError) {
    let row = y * band.width..<(y + 1) * band.width
    if !band.isOpaque {
      scratch = band.pixels[row].map(Premultiplication.onWhite)
    }
    let status = unsafe (band.isOpaque ? band.pixels : scratch).withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return Int32(0) }
      return unsafe cjpeg_write_row(handle, band.isOpaque ? base + row.lowerBound : base)
    }
    try check(status)
  }

  private func flush() throws(ImageCodecError) {
    let count = unsafe cjpeg_output_count(handle)
    guard count > 0 else { return }
    let bytes = unsafe Array(UnsafeBufferPointer(start: handle.pointee.bytes, count: count))
    unsafe cjpeg_reset_output(handle)
    do { try sink(bytes) } catch { throw .notWritten(error) }
  }

  private func check(_ status: Int32) throws(ImageCodecError) {
    if status == 1 { return }
    throw .notEncoded(.jpeg, reason: unsafe String(cString: cjpeg_writer_message(handle)))
  }
}
