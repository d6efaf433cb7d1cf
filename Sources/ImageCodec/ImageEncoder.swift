public import Pixels

/// Makes the encoder of a format, or encodes a picture that is in memory.
public enum ImageEncoder {
  /// An encoder that takes a picture in bands.
  ///
  /// - Parameters:
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - options: The format, and how it is written.
  ///   - sink: Where the bytes of the file go.
  /// - Returns: An encoder that has written the head of the file.
  /// - Throws: ``ImageCodecError``.
  public static func encoder(
    width: Int, height: Int, options: ImageEncodingOptions, sink: @escaping PictureSink
  ) throws(ImageCodecError) -> any PictureEncoder {
    switch options.format {
    case .png:
      let layout =
        options.palette.map { PNGLayout.indexed($0) } ?? (options.isOpaque ? .rgb : .rgba)
      return try PNGEncoder(width: width, height: height, layout: layout, sink: sink)
    case .jpeg:
      return try JPEGEncoder(width: width, height: height, quality: options.quality, sink: sink)
    case .webp:
      let quality = options.isLossless ? nil : options.quality
      return try WebPEncoder(width: width, height: height, quality: quality, sink: sink)
    }
  }

  /// Encodes a whole picture.
  ///
  /// - Parameters:
  ///   - picture: At least one pixel.
  ///   - options: The format, and how it is written; whether the picture is opaque is looked up.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageCodecError``.
  public static func encode(
    _ picture: Pixmap, options: ImageEncodingOptions = ImageEncodingOptions()
  ) throws(ImageCodecError) -> [UInt8] {
    var options = options
    options.isOpaque = picture.isOpaque || picture.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    var bytes: [UInt8] = []
    let encoder = try encoder(width: picture.width, height: picture.height, options: options) {
      bytes += $0
    }
    try encoder.write(picture)
    try encoder.finish()
    return bytes
  }
}
