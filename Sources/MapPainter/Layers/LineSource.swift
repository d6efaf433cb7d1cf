internal import MapScene
internal import Pixels

/// What a line is painted with where it is not one colour.
struct LineSource {
  private let pixels: [UInt32]
  private let width: Int
  private let height: Int
  private let opacity: UInt32
  let isGradient: Bool
  private let isStepped: Bool
  /// From places along the line to columns of a gradient, or to repetitions of an image.
  private let perColumn: Float
  /// From pixels across the line to rows.
  private let perRow: Float

  init?(_ style: LineBatch.Style, _ pen: LinePen, images: [SceneImage], scale: Double) {
    opacity = PixelMix.factor(style.opacity)
    isGradient = style.isGradient
    switch style.paint {
    case .color: return nil
    case .gradient(let ramp, let isStepped):
      self.isStepped = isStepped
      guard !ramp.isEmpty else { return nil }
      pixels = ramp
      (width, height, perRow) = (ramp.count, 1, 0)
      perColumn = Float(ramp.count)
    case .pattern(let image, let length):
      isStepped = false
      guard images.indices.contains(image), case .pixels(let pixmap, _) = images[image],
        pixmap.width > 0, pixmap.height > 0, length > 0, length * scale > 0.01
      else { return nil }
      pixels = pixmap.pixels
      (width, height) = (pixmap.width, pixmap.height)
      perColumn = Float(1 / (length * scale))
      perRow = Float(height + 2) / (2 * pen.outset)
    }
  }

  /// The colour at a place along and across the line.
  @inline(__always)
  func color(_ pixels: UnsafeBufferPointer<UInt32>, at place: SIMD2<Float>) -> UInt32 {
    let color: UInt32
    if isGradient {
      let x = max(-1e6, min(1e6, place.x * perColumn)) - (isStepped ? 0 : 0.5)
      let wholeX = Int((x * 256).rounded(.down))
      let left = max(0, min(width &- 1, wholeX >> 8))
      let right = max(0, min(width &- 1, left &+ (wholeX < 0 ? 0 : 1)))
      color =
        isStepped
        ? pixels[left] : PixelMix.mix(pixels[left], pixels[right], UInt32(wholeX & 255))
    } else {
      // GL JS takes one pixel more on each side, which is that of the opposite side, and nothing beyond.
      let turns = max(-1e6, min(1e6, place.x * perColumn))
      let x = (turns - turns.rounded(.down)) * Float(width + 2) - 1.5
      let y = Float(height) / 2 - place.y * perRow - 0.5
      let (wholeX, wholeY) = (Int((x * 256).rounded(.down)), Int((y * 256).rounded(.down)))
      let (left, right) = Self.neighbors(wholeX >> 8, width)
      let (top, bottom) = Self.neighbors(wholeY >> 8, height)
      let (upper, lower) = (top &* width, bottom &* width)
      color = PixelMix.mix(
        pixels[upper &+ left], pixels[upper &+ right], pixels[lower &+ left],
        pixels[lower &+ right], x: UInt32(wholeX & 255), y: UInt32(wholeY & 255))
    }
    return opacity == 256 ? color : PixelMix.scale(color, opacity)
  }

  /// A pixel and the next of an image that has a pixel more on each side.
  @inline(__always)
  private static func neighbors(_ place: Int, _ count: Int) -> (Int, Int) {
    func wrapped(_ place: Int) -> Int { place < 0 ? count &- 1 : place >= count ? 0 : place }
    return (wrapped(max(-1, min(count, place))), wrapped(max(-1, min(count, place &+ 1))))
  }

  /// Writes the colours of a row; `place` tells how far along and across the line each lies.
  @inline(__always)
  func fill(
    _ colors: UnsafeMutablePointer<UInt32>, count: Int, place: (Int) -> SIMD2<Float>
  ) {
    pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<count { colors[index] = color(pixels, at: place(index)) }
    }
  }
}
