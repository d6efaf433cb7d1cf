internal import Pixels

/// Puts pixels that may be transparent over one colour.
enum BackgroundBlend {
  /// Lays the pixels of a rectangle over `background`; a filter's overshoot beyond the alpha is taken back.
  static func apply(
    _ background: UInt32, to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int,
    stride: Int
  ) {
    for row in 0..<height {
      let line = pixels + row * stride
      for column in 0..<width where line[column] < 0xFF00_0000 {
        line[column] = over(line[column], background)
      }
    }
  }

  /// One premultiplied pixel over another.
  static func over(_ pixel: UInt32, _ background: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    var sum: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let product = (background >> shift & 0xFF) &* (255 &- alpha) &+ 128
      let behind = (product &+ product >> 8) >> 8
      sum |= (min(pixel >> shift & 0xFF, alpha) &+ behind) << shift
    }
    return sum
  }
}
