/// For each column, or each row, of a picture where north is up: which tile pixels make it, with which weights.
///
/// Tile pixels are counted through all tiles of a zoom, from the first copy of the world's corner.
struct AxisTable: Sendable {
  /// The first picture column or row of the table.
  let start: Int
  /// Tile pixels for each.
  let taps: Int
  /// The number of each one's first tile pixel.
  let first: [Int]
  /// `taps` weights for each.
  let weights: [Float]

  /// The table of the columns or rows `range`, which begin at the world coordinate `origin`.
  init(range: Range<Int>, origin: Double, kernel: LanczosKernel) {
    start = range.lowerBound
    taps = kernel.taps
    var first: [Int] = []
    first.reserveCapacity(range.count)
    weights = [Float](unsafeUninitializedCapacity: range.count * kernel.taps) { buffer, count in
      guard var target = buffer.baseAddress else { return }
      for pixel in range {
        let place = Self.place(of: pixel, origin: origin, kernel: kernel)
        let tap = kernel.firstTap(at: place)
        first.append(tap)
        kernel.writeWeights(
          fraction: place - 0.5 - kernel.support - Double(tap - 1), to: target)
        target += kernel.taps
      }
      count = range.count * kernel.taps
    }
    self.first = first
  }

  /// The place of a picture pixel's middle, in tile pixels.
  static func place(of pixel: Int, origin: Double, kernel: LanczosKernel) -> Double {
    (origin + Double(pixel) + 0.5) * kernel.ratio
  }

  /// The tile pixels that the columns or rows `range` are made of.
  static func reach(of range: Range<Int>, origin: Double, kernel: LanczosKernel) -> Range<Int> {
    let low = kernel.firstTap(
      at: place(of: range.lowerBound, origin: origin, kernel: kernel))
    let high = kernel.firstTap(
      at: place(of: range.upperBound - 1, origin: origin, kernel: kernel))
    return low..<high + kernel.taps
  }
}
