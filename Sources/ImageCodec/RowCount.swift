import Pixels

/// Counts the rows that an encoder gets, and refuses bands that do not fit the picture.
struct RowCount {
  let width: Int
  let height: Int
  /// Rows written so far.
  private(set) var written = 0

  /// A count for a picture of `width` × `height` pixels in `format`.
  init(width: Int, height: Int, format: ImageFormat) throws(ImageCodecError) {
    guard width > 0, height > 0 else { throw .noPixels(format, width: width, height: height) }
    guard max(width, height) <= format.longestSide else {
      throw .sideTooLong(format, width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// Whether all rows were written.
  var isComplete: Bool { written == height }

  /// Counts the rows of `band`.
  mutating func add(_ band: Pixmap) throws(ImageCodecError) {
    guard band.width == width || band.height == 0, band.height <= height - written else {
      throw .wrongBand(
        width: band.width, rows: band.height, expectedWidth: width, rowsLeft: height - written)
    }
    written += band.height
  }

  /// Refuses to end a picture of which rows are missing.
  func checkComplete() throws(ImageCodecError) {
    guard isComplete else {
      throw .wrongBand(width: width, rows: 0, expectedWidth: width, rowsLeft: height - written)
    }
  }
}
