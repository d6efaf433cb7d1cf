import Pixels

/// Rows to be deflated: some that are packed already, then those of a band.
struct PNGRowSource: Sendable {
  private let pending: [UInt8]
  private let pendingCount: Int
  private let band: Pixmap
  private let rowBytes: Int

  init(pending: [UInt8], band: Pixmap, rowBytes: Int) {
    self.pending = pending
    pendingCount = pending.count / rowBytes
    self.band = band
    self.rowBytes = rowBytes
  }

  /// How many rows there are.
  var count: Int { pendingCount + band.height }

  /// Packs some rows into `bytes`, which has room for them.
  func pack(
    _ rows: Range<Int>, with packer: inout PNGRowPacker, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let packed = rows.clamped(to: 0..<pendingCount)
    unsafe pending.withUnsafeBufferPointer { source in
      guard !packed.isEmpty, let base = source.baseAddress else { return }
      unsafe bytes.update(
        from: base + packed.lowerBound * rowBytes, count: packed.count * rowBytes)
    }
    let fresh = rows.clamped(to: pendingCount..<count)
    unsafe band.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in fresh {
        unsafe packer.pack(
          base + (row - pendingCount) * band.width, band.width, isOpaque: band.isOpaque,
          to: bytes + (row - rows.lowerBound) * rowBytes)
      }
    }
  }

  /// The packed bytes of some rows.
  func packed(_ rows: Range<Int>, with packer: inout PNGRowPacker) -> [UInt8] {
    let byteCount = rows.count * rowBytes
    return unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      unsafe pack(rows, with: &packer, to: base)
      initialized = byteCount
    }
  }
}
