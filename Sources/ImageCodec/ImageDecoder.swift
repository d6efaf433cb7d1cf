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
    var opaque = false
    var failure: ImageCodecError?
    let count = header.width * header.height
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(ImageCodecError) {
        let whole = PixelRectangle(x: 0, y: 0, width: header.width, height: header.height)
        guard
          let target = unsafe PixelTarget(
            part: whole, of: header, pixels: buffer, rowStride: header.width)
        else { throw .outOfMemory(header.format) }
        opaque = try decode(bytes, header, into: target)
        initialized = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Pixmap(width: header.width, height: header.height, pixels: pixels, isOpaque: opaque)
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
    guard !part.isEmpty else { return true }
    guard
      let target = unsafe PixelTarget(
        part: part, of: header, pixels: pixels, rowStride: rowStride)
    else { throw .outside(width: header.width, height: header.height) }
    return try decode(bytes, header, into: target)
  }

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
    _ bytes: [UInt8], _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    switch header.format {
    case .png: try PNGReader.decode(bytes, header, into: target)
    case .jpeg: throw .unsupported(kind: "JPEG")
    case .webp: throw .unsupported(kind: "WebP")
    }
  }
}
