/// What a PNG file keeps of each pixel.
public enum PNGLayout: Sendable, Equatable {
  /// Red, green, blue, 8 bits each; pixels that are not opaque are laid on white.
  case rgb
  /// Red, green, blue and straight alpha, 8 bits each.
  case rgba
  /// The index of the nearest colour of a palette, in 1, 2, 4 or 8 bits.
  case indexed(Palette)

  /// PNG 11.2.1: the colour type.
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    case .indexed: 3
    }
  }

  /// Bits of a sample.
  var bitDepth: Int {
    guard case .indexed(let palette) = self else { return 8 }
    return switch palette.colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Bits of a pixel.
  var bitsPerPixel: Int {
    switch self {
    case .rgb: 24
    case .rgba: 32
    case .indexed: bitDepth
    }
  }

  /// Bytes of a row of `width` pixels, the filter byte included.
  func rowBytes(width: Int) -> Int { 1 + (width * bitsPerPixel + 7) / 8 }
}
