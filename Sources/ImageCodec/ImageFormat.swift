/// A format that pictures are read from and written to.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Portable Network Graphics, third edition.
  case png
  /// JPEG (ITU-T T.81) in a JFIF or Adobe file.
  case jpeg
  /// WebP (RFC 9649), lossy or lossless.
  case webp

  /// The name that people write: `PNG`, `JPEG`, `WebP`.
  public var description: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }

  /// The media type, such as `image/png`.
  public var mediaType: String { "image/" + rawValue }

  /// The longest side in pixels that a file of this format can have, or that its library writes.
  public var longestSide: Int {
    switch self {
    case .png: 0x7FFF_FFFF
    case .jpeg: 65_500
    case .webp: 16_383
    }
  }
}
