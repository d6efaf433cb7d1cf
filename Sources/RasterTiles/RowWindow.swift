/// The few rows of a tile that the picture rows at hand are made of, as numbers, and their weighted sums.
///
/// The rows lie in a ring: each is converted once, when the window comes to it, and is overwritten when it has passed.
struct RowWindow: ~Copyable {
  /// The tile columns of the window.
  let columns: Range<Int>
  private let source: TileNeighbourhood
  private let taps: Int
  /// How many rows the ring holds.
  private let slots: Int
  /// Numbers a row, a multiple of 16.
  private let pitch: Int
  private let ring: UnsafeMutablePointer<Float>
  private let lines: UnsafeMutablePointer<Float>
  private let order: UnsafeMutablePointer<UnsafePointer<Float>>
  /// The first row that is not in the ring yet.
  private var next = Int.min

  /// A window of `taps` rows over the columns `columns` of a tile.
  init(source: TileNeighbourhood, columns: Range<Int>, taps: Int) {
    self.source = source
    self.columns = columns
    self.taps = taps
    slots = taps
    pitch = (columns.count * 4 + 15) & ~15
    ring = .allocate(capacity: pitch * taps)
    ring.initialize(repeating: 0, count: pitch * taps)
    lines = .allocate(capacity: pitch * 4)
    order = .allocate(capacity: taps)
    order.initialize(repeating: UnsafePointer(ring), count: taps)
  }

  deinit {
    ring.deallocate()
    lines.deallocate()
    order.deallocate()
  }

  /// One of the four rows of sums.
  func line(_ number: Int) -> UnsafePointer<Float> { UnsafePointer(lines + number * pitch) }

  /// Computes a row of sums from the tile's rows `first` to `first + taps − 1`; `first` never goes back.
  mutating func sum(_ line: Int, first: Int, weights: UnsafePointer<Float>) {
    for row in max(next, first)..<max(next, first + taps) {
      source.write(row: row, columns: columns, to: ring + slot(row) * pitch)
    }
    next = max(next, first + taps)
    for tap in 0..<taps {
      order[tap] = UnsafePointer(ring + slot(first + tap) * pitch)
    }
    WeightedSums.ofRows(
      order, weights: weights, taps: taps, to: lines + line * pitch, count: pitch)
  }

  private func slot(_ row: Int) -> Int {
    let remainder = row % slots
    return remainder < 0 ? remainder + slots : remainder
  }
}
