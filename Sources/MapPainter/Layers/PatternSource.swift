internal import MapScene
internal import Pixels
internal import WebMercator

/// An image that repeats, as colours for the pixels of a target.
struct PatternSource {
  private let pixmap: Pixmap
  private let opacity: UInt32
  /// From columns and rows of the picture to pixels of the image, at their middles.
  private let toImage: AffineTransform
  /// Where the target lies in the picture.
  private let origin: PixelOrigin
  /// Where the image's pixels lie on those of the picture: what to add to a column and a row.
  private let shift: (x: Int, y: Int)?

  init?(_ pattern: AreaFill.Pattern, _ image: SceneImage, on target: PixelTarget) {
    guard case .pixels(let pixmap, _) = image, pixmap.width > 0, pixmap.height > 0 else {
      return nil
    }
    self.pixmap = pixmap
    opacity = PixelMix.factor(pattern.opacity)
    let (matrix, scale) = (pattern.toImage, target.scale)
    let start = matrix.apply(Point(x: 0.5 / scale, y: 0.5 / scale))
    toImage = AffineTransform(
      a: matrix.a / scale, b: matrix.b / scale, c: matrix.c / scale, d: matrix.d / scale,
      origin: Point(x: start.x - 0.5, y: start.y - 0.5))
    origin = target.origin
    let numbers = [toImage.a, toImage.b, toImage.c, toImage.d, toImage.origin.x, toImage.origin.y]
    guard numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    shift = toImage.wholeShift
  }

  /// Fills the first places of `colors` with the colours of some columns of a row.
  func fill(_ colors: inout [UInt32], row: Int, columns: Range<Int>) {
    let row = row &+ origin.y
    let columns = columns.lowerBound &+ origin.x..<columns.upperBound &+ origin.x
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      if let shift {
        copy(pixels, &colors, row: row, columns: columns, shift: shift)
      } else {
        sample(pixels, &colors, row: row, columns: columns)
      }
    }
    guard opacity < 256 else { return }
    for index in 0..<columns.count { colors[index] = PixelMix.scale(colors[index], opacity) }
  }

  private func copy(
    _ pixels: UnsafeBufferPointer<UInt32>, _ colors: inout [UInt32], row: Int, columns: Range<Int>,
    shift: (x: Int, y: Int)
  ) {
    let start = Self.wrap(row &+ shift.y, pixmap.height) &* pixmap.width
    var column = Self.wrap(columns.lowerBound &+ shift.x, pixmap.width)
    for index in 0..<columns.count {
      colors[index] = pixels[start &+ column]
      column &+= 1
      if column == pixmap.width { column = 0 }
    }
  }

  private func sample(
    _ pixels: UnsafeBufferPointer<UInt32>, _ colors: inout [UInt32], row: Int, columns: Range<Int>
  ) {
    let (width, height) = (pixmap.width, pixmap.height)
    let base = (
      x: toImage.origin.x + Double(row) * toImage.c, y: toImage.origin.y + Double(row) * toImage.d
    )
    for index in 0..<columns.count {
      let column = Double(columns.lowerBound &+ index)
      let (x, y) = (base.x + column * toImage.a, base.y + column * toImage.b)
      let (wholeX, wholeY) = (Int((x * 256).rounded(.down)), Int((y * 256).rounded(.down)))
      let (left, top) = (Self.wrap(wholeX >> 8, width), Self.wrap(wholeY >> 8, height))
      let right = left &+ 1 == width ? 0 : left &+ 1
      let (upper, lower) = (top &* width, (top &+ 1 == height ? 0 : top &+ 1) &* width)
      colors[index] = PixelMix.mix(
        pixels[upper &+ left], pixels[upper &+ right], pixels[lower &+ left],
        pixels[lower &+ right], x: UInt32(wholeX & 255), y: UInt32(wholeY & 255))
    }
  }

  /// The remainder that is not negative.
  @inline(__always)
  private static func wrap(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest &+ count : rest
  }
}

extension AffineTransform {
  /// What the transform adds, where it does nothing else than move by whole numbers.
  var wholeShift: (x: Int, y: Int)? {
    guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-6, abs(c) < 1e-6,
      abs(origin.x) < 1e9, abs(origin.y) < 1e9
    else { return nil }
    let (x, y) = (origin.x.rounded(), origin.y.rounded())
    return abs(origin.x - x) < 1e-2 && abs(origin.y - y) < 1e-2 ? (Int(x), Int(y)) : nil
  }
}
