/// Why a raster map could not be drawn; each prints what failed, why, and what to do.
///
/// A tile that is missing or broken is none of them: see ``RasterStatistics``.
public enum RasterTilesError: Error, Sendable, Equatable {
  /// There is no source at all.
  case noSource
  /// A side of the picture, in pixels, is below 1 or above 65,535, or not a number.
  case pictureSize(width: Double, height: Double)
  /// The source says that its tiles are no pictures.
  case notPictures(source: String, format: String)
  /// The rows asked for are empty or not all in the picture.
  case rowsOutside(rows: Range<Int>, height: Int)
  /// The task was cancelled.
  case cancelled
}

extension RasterTilesError: CustomStringConvertible {
  /// One sentence: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .noSource:
      "cannot draw the map: there is no tile source; name one"
    case .pictureSize(let width, let height):
      "cannot draw a map of \(width)×\(height) pixels: a side has 1 to 65,535 pixels; "
        + "change the size or the scale"
    case .notPictures(let source, let format):
      "cannot draw \(source) as a raster map: its tiles are \(format), not PNG, JPEG or WebP; "
        + "draw it with a style"
    case .rowsOutside(let rows, let height):
      "cannot draw the rows \(rows.lowerBound) to \(rows.upperBound) of a map: it has the rows "
        + "0 to \(height); ask for rows inside"
    case .cancelled:
      "the map was not finished: the task was cancelled; start it again"
    }
  }
}
