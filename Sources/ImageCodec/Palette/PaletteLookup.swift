/// Finds the palette's nearest colour for each pixel, and remembers what it found.
struct PaletteLookup {
  private static let slotBits: UInt32 = 13

  private let colors: [UInt32]
  /// The pixel that each slot holds, and its index; direct mapped, so a newcomer takes the place.
  private var keys: [UInt32]
  private var indexes: [UInt8]

  init(_ palette: Palette) {
    colors = palette.colors
    // Every slot begins with a true pair, so that none needs a mark for being empty.
    keys = [UInt32](repeating: palette.colors[0], count: 1 << Int(PaletteLookup.slotBits))
    indexes = [UInt8](repeating: 0, count: keys.count)
  }

  /// Writes the index of each pixel, as many as there is room for.
  mutating func fill(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, from pixels: UnsafePointer<UInt32>
  ) {
    var last = colors[0]
    var lastIndex: UInt8 = 0
    for x in bytes.indices {
      let pixel = unsafe pixels[x]
      if pixel != last {
        last = pixel
        lastIndex = index(of: pixel)
      }
      unsafe bytes[x] = lastIndex
    }
  }

  private mutating func index(of pixel: UInt32) -> UInt8 {
    let slot = Int((pixel &* 0x9E37_79B1) >> (32 - PaletteLookup.slotBits))
    if keys[slot] != pixel {
      keys[slot] = pixel
      indexes[slot] = UInt8(truncatingIfNeeded: ColorDistance.nearest(to: pixel, in: colors))
    }
    return indexes[slot]
  }
}
