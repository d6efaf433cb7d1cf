public import Pixels

/// Turns the bytes of a PNG, JPEG or WebP picture into pixels; which of them it is, the bytes say.
///
/// EXIF orientation, gamma and colour profiles are not applied.
public enum ImageDecoder {
  /// How many pixels a picture may have unless the caller says otherwise: 100 million, 400 MB when decoded.
  public static let defaultMaximumPixels = 100_000_000

  /// Decodes the whole picture.
  ///
  /// - Parameters:
  ///   - bytes: A complete file; one that is cut off is refused, never shown in part.
  ///   - maximumPixels: Pictures with more pixels are refused before anything is allocated.
  /// - Returns: The picture, of the file's own size.
  /// - Throws: ``ImageCodecError``.
  public static func decode(
    _ bytes: [UInt8], maximumPixels: Int = defaultMaximumPixels
  ) throws(ImageCodecError) -> Pixmap {
    let header = try checkedHeader(of: bytes, maximumPixels: maximumPixels)
    return try decode(bytes, header, denominator: 1)
  }

  /// Decodes a picture no larger than is needed to fill a size, as for a thumbnail.
  ///
  /// A JPEG picture is decoded at a half, a quarter or an eighth where that still covers the size, which takes a
  /// part of the time and memory; other formats are decoded at their own size.
  /// - Parameters:
  ///   - bytes: A complete file.
  ///   - width: The columns that the result has at least, if the file has them.
  ///   - height: The rows that the result has at least, if the file has them.
  ///   - maximumPixels: Pictures of which the file has more pixels are refused.
  /// - Returns: The picture, possibly smaller than in the file.
  /// - Throws: ``ImageCodecError``.
  public static func decode(
    _ bytes: [UInt8], coveringWidth width: Int, height: Int,
    maximumPixels: Int = defaultMaximumPixels
  ) throws(ImageCodecError) -> Pixmap {
    let header = try checkedHeader(of: bytes, maximumPixels: maximumPixels)
    guard header.format == .jpeg else { return try decode(bytes, header, denominator: 1) }
    let denominator = [8, 4, 2].first {
      header.reduced(by: $0).width >= width && header.reduced(by: $0).height >= height
    }
    return try decode(bytes, header, denominator: denominator ?? 1)
  }

  /// Decodes a part of a picture straight into a larger one.
  ///
  /// The whole file is still read and checked. After a throw the pixels of the part are unspecified.
  /// - Parameters:
  ///   - bytes: A complete file.
  ///   - part: The rectangle of the picture that is wanted; it must lie inside the picture.
  ///   - pixels: Where it goes: its top left pixel is the first of the buffer.
  ///   - rowStride: How many pixels lie between the starts of two rows of the buffer.
  ///   - maximumPixels: Pictures with more pixels are refused.
  /// - Returns: Whether every pixel of the part is opaque.
  /// - Throws: ``ImageCodecError``.
  @unsafe
  public static func decode(
    _ bytes: [UInt8], part: PixelRectangle, into pixels: UnsafeMutableBufferPointer<UInt32>,
    rowStride: Int, maximumPixels: Int = defaultMaximumPixels
  ) throws(ImageCodecError) -> Bool {
    let header = try checkedHeader(of: bytes, maximumPixels: maximumPixels)
    guard
      let target = unsafe PixelTarget(
        part: part, of: header, pixels: pixels, rowStride: rowStride)
    else { throw .outside(width: header.width, height: header.height) }
    return try decode(bytes, header, denominator: 1, into: target)
  }
}

extension ImageDecoder {
  private static func checkedHeader(
    of bytes: [UInt8], maximumPixels: Int
  ) throws(ImageCodecError) -> ImageHeader {
    guard let format = ImageSignature.format(of: bytes.span) else {
      throw ImageSignature.refusal(of: bytes.span)
    }
    guard let header = ImageHeader.read(bytes) else {
      throw .damaged(format, reason: "it has no size")
    }
    let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, count <= maximumPixels else {
      throw .tooManyPixels(
        format, width: header.width, height: header.height, maximumPixels: maximumPixels)
    }
    return header
  }

  private static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, denominator: Int
  ) throws(ImageCodecError) -> Pixmap {
    let size = header.reduced(by: denominator)
    var outcome = Result<Bool, ImageCodecError>.failure(.outOfMemory(header.format))
    let count = size.width * size.height
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      let whole = PixelRectangle(x: 0, y: 0, width: size.width, height: size.height)
      guard
        let target = unsafe PixelTarget(
          part: whole, of: size, pixels: buffer, rowStride: size.width)
      else { return }
      outcome = Result { () throws(ImageCodecError) in
        try decode(bytes, header, denominator: denominator, into: target)
      }
      // A decoder that succeeds has written every pixel.
      if case .success = outcome { initialized = count }
    }
    let opaque = try outcome.get()
    return Pixmap(width: size.width, height: size.height, pixels: pixels, isOpaque: opaque)
  }

  private static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, denominator: Int, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    switch header.format {
    case .png: return try PNGReader.decode(bytes, header, into: target)
    case .jpeg:
      let size = header.reduced(by: denominator)
      try JPEGReader.decode(bytes, size, denominator: denominator, into: target)
      return true
    case .webp: return try WebPReader.decode(bytes, header, into: target)
    }
  }
}

extension ImageHeader {
  /// The header of the same picture with each side divided by `denominator` and rounded up, as libjpeg does.
  func reduced(by denominator: Int) -> ImageHeader {
    ImageHeader(
      format: format, width: (width + denominator - 1) / denominator,
      height: (height + denominator - 1) / denominator)
  }
}
