/// A rectangle of pixels: premultiplied sRGB, 8 bits a channel, row 0 on top.
///
/// Each pixel is one number `0xAARRGGBB` of the machine's byte order, which is Cairo's ARGB32; rows follow each
/// other without padding.
public struct Pixmap: Sendable, Equatable {
  /// Columns, at least 0.
  public let width: Int
  /// Rows, at least 0.
  public let height: Int
  /// `width` × `height` pixels, row by row from the top.
  public var pixels: [UInt32]
  /// Whether every alpha is known to be 255; `false` says only that it is not known.
  public var isOpaque: Bool

  /// A pixmap of one colour, transparent by default.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(
      width: width, height: height,
      pixels: [UInt32](repeating: pixel, count: max(0, width) * max(0, height)),
      isOpaque: pixel >> 24 == 255)
  }

  /// A pixmap of ready pixels; `pixels` must hold `width` × `height` of them.
  public init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    precondition(width >= 0 && height >= 0, "A pixmap has no negative side.")
    precondition(pixels.count == width * height, "A pixmap holds width × height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  /// The pixel at column `x` and row `y`, counted from the top left.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
