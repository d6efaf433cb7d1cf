import CPNG

/// Turns premultiplied pixels into the bytes of a PNG row, with the filter byte 0 (*none*) before them.
struct PNGRowPacker {
  private let layout: PNGLayout
  private var lookup: PaletteLookup?
  /// One row of indexes, a byte each, where the file packs several into a byte.
  private var indexes: [UInt8] = []

  init(_ layout: PNGLayout) {
    self.layout = layout
    if case .indexed(let palette) = layout { lookup = PaletteLookup(palette) }
  }

  /// Writes one row; `bytes` has room for ``PNGLayout/rowBytes(width:)``.
  mutating func pack(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, isOpaque: Bool,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    unsafe bytes[0] = 0
    switch layout {
    case .rgb where isOpaque: unsafe cpng_pack_rgb(pixels, count, bytes + 1)
    case .rgb: unsafe packOnWhite(pixels, count, to: bytes + 1)
    case .rgba: unsafe packRGBA(pixels, count, to: UnsafeMutableRawPointer(bytes + 1))
    case .indexed: unsafe packIndexes(pixels, count, to: bytes + 1)
    }
  }

  private func packOnWhite(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      let pixel = unsafe Premultiplication.onWhite(pixels[x])
      unsafe bytes[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
      unsafe bytes[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      unsafe bytes[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private func packRGBA(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to bytes: UnsafeMutableRawPointer
  ) {
    for x in 0..<count {
      let straight = unsafe Premultiplication.straight(pixels[x])
      let rgba = straight << 8 | straight >> 24
      unsafe bytes.storeBytes(of: rgba.bigEndian, toByteOffset: 4 * x, as: UInt32.self)
    }
  }

  private mutating func packIndexes(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let bits = layout.bitDepth
    guard bits < 8 else {
      unsafe lookup?.fill(UnsafeMutableBufferPointer(start: bytes, count: count), from: pixels)
      return
    }
    if indexes.count < count { indexes = [UInt8](repeating: 0, count: count) }
    unsafe indexes.withUnsafeMutableBufferPointer { indexes in
      let row = unsafe UnsafeMutableBufferPointer(rebasing: indexes[..<count])
      unsafe lookup?.fill(row, from: pixels)
      unsafe PNGRowPacker.squeeze(row, bits: bits, to: bytes)
    }
  }

  /// PNG 7.2: pixels of less than a byte fill it from the high end.
  private static func squeeze(
    _ indexes: UnsafeMutableBufferPointer<UInt8>, bits: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let perByte = 8 / bits
    for start in stride(from: 0, to: indexes.count, by: perByte) {
      var packed: UInt8 = 0
      for x in start..<start + perByte {
        packed = packed << UInt8(bits) | (x < indexes.count ? unsafe indexes[x] : 0)
      }
      unsafe bytes[start / perByte] = packed
    }
  }
}
