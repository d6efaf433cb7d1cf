import CPNG
import Pixels

/// Turns rows of libpng, 8 bits a channel, into premultiplied pixels.
@safe struct PNGRowConverter {
  /// The pixel of each value of a palette or gray picture; empty for the others.
  private let table: [UInt32]
  private let tableIsOpaque: Bool
  /// Bytes a pixel of a row: 1 index or gray, 2 gray and alpha, 3 RGB, 4 RGBA.
  private let channels: Int

  /// A converter of what the reader gives after its transformations are settled.
  init(table: [UInt32], channels: Int) {
    self.table = table
    self.channels = channels
    tableIsOpaque = table.allSatisfy { $0 >= 0xFF00_0000 }
  }

  /// Converts what the target wants of some rows.
  ///
  /// - Parameters:
  ///   - bytes: The rows, one after the other.
  ///   - rows: Which rows of the picture they are.
  ///   - rowBytes: How many bytes each has.
  ///   - target: Where the pixels go.
  /// - Returns: Whether all of it is opaque.
  func convert(
    _ bytes: borrowing ScratchBytes, _ rows: Range<Int>, _ rowBytes: Int, to target: PixelTarget
  ) -> Bool {
    var opaque = true
    for y in rows {
      guard let pixels = unsafe target.row(y) else { continue }
      let row = unsafe bytes.bytes + (y - rows.lowerBound) * rowBytes
      unsafe opaque = convert(row, target.part, to: pixels) && opaque
    }
    return opaque
  }

  private func convert(
    _ row: UnsafePointer<UInt8>, _ part: PixelRectangle, to pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let source = unsafe row + part.x * channels
    switch channels {
    case 1:
      return unsafe table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return false }
        return unsafe convertIndexed(source, part.width, table, to: pixels)
      }
    case 2: return unsafe convertGrayAlpha(source, part.width, to: pixels)
    case 3:
      unsafe cpng_unpack_rgb(source, part.width, pixels)
      return true
    default: return unsafe convertRGBA(source, part.width, to: pixels)
    }
  }

  private func convertIndexed(
    _ source: UnsafePointer<UInt8>, _ count: Int, _ table: UnsafePointer<UInt32>,
    to pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    for x in 0..<count {
      unsafe pixels[x] = table[Int(source[x])]
    }
    if tableIsOpaque { return true }
    var all: UInt32 = 0xFF00_0000
    for x in 0..<count {
      unsafe all &= pixels[x]
    }
    return all == 0xFF00_0000
  }

  private func convertGrayAlpha(
    _ source: UnsafePointer<UInt8>, _ count: Int, to pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    var all: UInt32 = 0xFF
    for x in 0..<count {
      let gray = unsafe UInt32(source[2 * x])
      let alpha = unsafe UInt32(source[2 * x + 1])
      unsafe pixels[x] = Premultiplication.pixel(red: gray, green: gray, blue: gray, alpha: alpha)
      all &= alpha
    }
    return all == 0xFF
  }

  private func convertRGBA(
    _ source: UnsafePointer<UInt8>, _ count: Int, to pixels: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let raw = unsafe UnsafeRawPointer(source)
    var all: UInt32 = 0xFF
    for x in 0..<count {
      let rgba = unsafe UInt32(
        bigEndian: raw.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      unsafe pixels[x] = Premultiplication.pixel(
        red: rgba >> 24, green: rgba >> 16 & 0xFF, blue: rgba >> 8 & 0xFF, alpha: rgba & 0xFF)
      all &= rgba
    }
    return all & 0xFF == 0xFF
  }
}
