import CISAL

/// The chunks around the pixel data (PNG 5 and 11).
enum PNGContainer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func imageHeader(width: Int, height: Int, layout: PNGLayout) -> [UInt8] {
    chunk(
      ChunkName.imageHeader,
      bigEndian(UInt32(truncatingIfNeeded: width)) + bigEndian(UInt32(truncatingIfNeeded: height))
        + [UInt8(layout.bitDepth), layout.colorType, 0, 0, 0])
  }

  /// PLTE, and tRNS where a colour is not opaque.
  static func paletteChunks(_ layout: PNGLayout) -> [[UInt8]] {
    guard case .indexed(let palette) = layout else { return [] }
    let straight = palette.colors.map(Premultiplication.straight)
    let colors = straight.flatMap {
      [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
    }
    // Entries after the last one that is not opaque need no alpha.
    let alphas = straight.map { UInt8($0 >> 24) }
    let count = (alphas.lastIndex { $0 < 0xFF } ?? -1) + 1
    let plte = chunk(ChunkName.palette, colors)
    return count == 0 ? [plte] : [plte, chunk(ChunkName.transparency, Array(alphas[..<count]))]
  }

  /// The last IDAT chunk: an empty final block (RFC 1951 3.2.6), and the checksum of all rows.
  static func streamEnd(_ checksum: UInt32) -> [UInt8] {
    chunk(ChunkName.imageData, [0x03, 0x00] + bigEndian(checksum))
  }

  static var imageEnd: [UInt8] { chunk(ChunkName.imageEnd, []) }

  private static func chunk(_ name: Int, _ data: [UInt8]) -> [UInt8] {
    var bytes = bigEndian(UInt32(data.count)) + bigEndian(UInt32(name)) + data
    bytes += bigEndian(crc(bytes.span.extracting(droppingFirst: 4)))
    return bytes
  }

  /// Fills in the length and name before, and the checksum after, data that lies in the middle of `chunk`.
  static func close(_ chunk: UnsafeMutableBufferPointer<UInt8>) {
    let length = bigEndian(UInt32(chunk.count - 12)) + bigEndian(UInt32(ChunkName.imageData))
    for (index, byte) in length.enumerated() { unsafe chunk[index] = byte }
    let covered = unsafe UnsafeBufferPointer(rebasing: chunk[4..<chunk.count - 4])
    let checksum = bigEndian(unsafe crc(Span(_unsafeElements: covered)))
    for (index, byte) in checksum.enumerated() { unsafe chunk[chunk.count - 4 + index] = byte }
  }

  private static func crc(_ bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe cisal_crc32(0, $0.baseAddress, UInt64($0.count))
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
