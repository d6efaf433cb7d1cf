import Pixels

/// Where decoded pixels go: a part of the picture, and the caller's buffer for it.
///
/// Safe to pass on, since the initialiser checks once that every row of the part lies in the buffer.
@safe struct PixelTarget {
  let part: PixelRectangle
  private let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels between the starts of two rows of the buffer.
  let rowStride: Int

  /// A target; `nil` if the part is empty or does not lie in the picture, or its rows not in the buffer.
  init?(
    part: PixelRectangle, of header: ImageHeader,
    pixels: UnsafeMutableBufferPointer<UInt32>, rowStride: Int
  ) {
    guard !part.isEmpty, part.fits(width: header.width, height: header.height),
      rowStride >= part.width, let start = pixels.baseAddress
    else { return nil }
    let (lastRow, overflow) = rowStride.multipliedReportingOverflow(by: part.height - 1)
    let count = pixels.count
    guard !overflow, lastRow <= count, part.width <= count - lastRow else { return nil }
    self.part = part
    unsafe self.pixels = start
    self.rowStride = rowStride
  }

  /// The place of the part's row that is row `y` of the picture; `nil` where the part does not reach it.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    guard y >= part.y, y < part.y + part.height else { return nil }
    return unsafe pixels + (y - part.y) * rowStride
  }
}
