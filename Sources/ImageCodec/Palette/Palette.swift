/// Up to 256 colours that a picture is drawn with, for 8-bit PNG.
public struct Palette: Sendable, Equatable {
  /// Premultiplied pixels `0xAARRGGBB`, 1 to 256 of them; those that are not opaque come first.
  public let colors: [UInt32]

  /// A palette of the first 256 of some premultiplied pixels; of opaque black, if there are none.
  public init(_ pixels: [UInt32]) {
    let colors = pixels.isEmpty ? [0xFF00_0000] : Array(pixels.prefix(256))
    // PNG stores alpha only up to the last entry that is not opaque.
    self.colors = colors.filter { $0 < 0xFF00_0000 } + colors.filter { $0 >= 0xFF00_0000 }
  }
}
