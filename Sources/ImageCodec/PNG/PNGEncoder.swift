public import Pixels

/// Writes a PNG picture: filter *none* throughout, deflated by igzip on all cores.
///
/// Map pictures are flat, so filters only cost time and bytes. The rows are cut into segments of about 400 kB that
/// are deflated apart, each into an IDAT chunk of its own; together they are one zlib stream (RFC 1950). At most
/// one segment of rows waits for the next band.
public final class PNGEncoder: PictureEncoder {
  private let sink: PictureSink
  private let deflater: PNGSegmentDeflater
  private var rows: RowCount
  /// Packed rows of the segment that is not yet full.
  private var pending: [UInt8] = []
  private var hasBegun = false
  private var checksum: UInt32 = 1

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 2,147,483,647.
  ///   - height: Rows, 1 to 2,147,483,647.
  ///   - layout: What is kept of a pixel.
  ///   - sink: Where the bytes go.
  /// - Throws: ``ImageCodecError``.
  public init(
    width: Int, height: Int, layout: PNGLayout, sink: @escaping PictureSink
  ) throws(ImageCodecError) {
    rows = try RowCount(width: width, height: height, format: .png)
    self.sink = sink
    deflater = PNGSegmentDeflater(width: width, layout: layout)
    try send(PNGContainer.signature)
    try send(PNGContainer.imageHeader(width: width, height: height, layout: layout))
    for chunk in PNGContainer.paletteChunks(layout) {
      try send(chunk)
    }
  }

  /// Writes the next rows.
  public func write(_ band: Pixmap) throws(ImageCodecError) {
    try rows.add(band)
    let result = try deflater.deflate(
      pending, band, isFirst: !hasBegun, isLast: rows.isComplete)
    pending = result.pending
    for segment in result.segments {
      hasBegun = true
      checksum = Adler32.combine(checksum, segment.checksum, secondCount: segment.rawCount)
      try send(segment.chunk)
    }
  }

  /// Ends the file.
  public func finish() throws(ImageCodecError) {
    try rows.checkComplete()
    try send(PNGContainer.streamEnd(checksum))
    try send(PNGContainer.imageEnd)
  }

  private func send(_ bytes: [UInt8]) throws(ImageCodecError) {
    do { try sink(bytes) } catch { throw .notWritten(error) }
  }
}
