internal import Pixels

/// Draws a rectangle of a picture where north is up from one tile and its neighbours: rows first, then columns.
///
/// Each pixel is computed once; between the two steps nothing is rounded to bytes.
struct SeparableResampler {
  /// The tile, with what lies around it.
  let source: TileNeighbourhood
  /// The tile pixels of the picture's columns.
  let columns: AxisTable
  /// The tile pixels of the picture's rows.
  let rows: AxisTable
  /// The number of the tile's first pixel, as the tables count.
  let corner: (x: Int, y: Int)

  /// Draws the pixels of `area`.
  ///
  /// - Parameters:
  ///   - area: Within the columns and rows of the tables.
  ///   - pixels: The place of the area's top left pixel.
  ///   - stride: Pixels from one row to the next.
  func draw(_ area: PixelRectangle, to pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    let firstColumn = area.x - columns.start
    let firstRow = area.y - rows.start
    let left = columns.first[firstColumn]
    let right = columns.first[firstColumn + area.width - 1] + columns.taps
    var window = RowWindow(
      source: source, columns: left - corner.x..<right - corner.x, taps: rows.taps)
    for row in Swift.stride(from: 0, to: area.height, by: 4) {
      let count = min(4, area.height - row)
      rows.weights.withUnsafeBufferPointer { weights in
        guard let weights = weights.baseAddress else { return }
        for line in 0..<count {
          let number = firstRow + row + line
          window.sum(
            line, first: rows.first[number] - corner.y, weights: weights + number * rows.taps)
        }
      }
      finish(window, area: area, lines: count, to: pixels + row * stride, stride: stride)
    }
  }

  /// Makes up to four rows of pixels from the window's sums; rows that are too many repeat the last.
  private func finish(
    _ window: borrowing RowWindow, area: PixelRectangle, lines: Int,
    to pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    let firstColumn = area.x - columns.start
    withUnsafeTemporaryAllocation(of: UnsafePointer<Float>.self, capacity: 4) { numbers in
      withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt32>.self, capacity: 4) {
        targets in
        for line in 0..<4 {
          numbers.initializeElement(at: line, to: window.line(min(line, lines - 1)))
          targets.initializeElement(at: line, to: pixels + min(line, lines - 1) * stride)
        }
        columns.first.withUnsafeBufferPointer { first in
          columns.weights.withUnsafeBufferPointer { weights in
            guard let numbers = numbers.baseAddress, let targets = targets.baseAddress,
              let weights = weights.baseAddress
            else { return }
            WeightedSums.ofColumns(
              numbers,
              first: UnsafeBufferPointer(rebasing: first[firstColumn..<firstColumn + area.width]),
              base: window.columns.lowerBound + corner.x,
              weights: weights + firstColumn * columns.taps, taps: columns.taps, to: targets)
          }
        }
      }
    }
  }
}
