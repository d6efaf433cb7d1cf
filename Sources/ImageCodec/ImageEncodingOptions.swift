/// How a picture is written; the defaults stand here and nowhere else.
public struct ImageEncodingOptions: Sendable, Equatable {
  /// The format of the file.
  public var format: ImageFormat
  /// Quality of JPEG and of lossy WebP, 1 (smallest) to 100 (best).
  public var quality: Int
  /// Whether WebP keeps every pixel exactly.
  public var isLossless: Bool
  /// The palette of an 8-bit PNG, made by ``PaletteBuilder``; `nil` for full colour.
  public var palette: Palette?
  /// Whether the picture is known to be opaque, so that PNG can leave out the alpha.
  public var isOpaque: Bool

  /// Options for one format, with the defaults for what is not named.
  public init(
    format: ImageFormat = .png, quality: Int = 90, isLossless: Bool = true,
    palette: Palette? = nil, isOpaque: Bool = true
  ) {
    self.format = format
    self.quality = quality
    self.isLossless = isLossless
    self.palette = palette
    self.isOpaque = isOpaque
  }
}
