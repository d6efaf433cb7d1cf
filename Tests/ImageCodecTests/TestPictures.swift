import ImageCodec
import Pixels
import TestSupport

/// Pictures with known content, and what is measured on them.
enum TestPictures {
  /// Flat areas, lines and some noise, as a map has; opaque.
  static func map(width: Int, height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      if x % 31 == 3 || y % 17 == 5 { return 0xFFFF_FFFF }
      if (x + y) % 41 == 0 { return 0xFF00_0000 | UInt32(random.next() & 0xFF_FFFF) }
      return x * height < y * width ? 0xFFAA_D3DF : 0xFFF2_EFE9
    }
    return Pixmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// Noise that no compressor can make smaller; opaque.
  static func noise(width: Int, height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in 0xFF00_0000 | UInt32(random.next() & 0xFF_FFFF) }
    return Pixmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// Every alpha, with random premultiplied colours.
  static func clear(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let alpha = UInt64(index % 256)
      let channels = (0..<3).map { _ in UInt32(random.next() % (alpha + 1)) }
      return UInt32(alpha) << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
    return Pixmap(width: width, height: height, pixels: pixels, isOpaque: false)
  }

  /// The rows of a picture from `start` on.
  static func band(_ picture: Pixmap, _ start: Int, _ count: Int) -> Pixmap {
    let pixels = Array(picture.pixels[start * picture.width..<(start + count) * picture.width])
    return Pixmap(
      width: picture.width, height: count, pixels: pixels, isOpaque: picture.isOpaque)
  }

  /// The file of a picture that is given in bands of so many rows.
  static func encodeInBands(
    _ picture: Pixmap, _ options: ImageEncodingOptions, rows: [Int]
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var options = options
    options.isOpaque = picture.isOpaque
    let encoder = try ImageEncoder.encoder(
      width: picture.width, height: picture.height, options: options
    ) { bytes += $0 }
    var start = 0
    for count in rows {
      try encoder.write(band(picture, start, count))
      start += count
    }
    try encoder.finish()
    return bytes
  }

  static func rootMeanSquareError(_ a: Pixmap, _ b: Pixmap) -> Double {
    guard a.pixels.count == b.pixels.count else { return .infinity }
    let sum = zip(a.pixels, b.pixels).reduce(0.0) { sum, pair in
      sum
        + [0, 8, 16, 24].reduce(0.0) { part, shift in
          let difference = Double(pair.0 >> shift & 255) - Double(pair.1 >> shift & 255)
          return part + difference * difference
        }
    }
    return (sum / Double(4 * a.pixels.count)).squareRoot()
  }
}
