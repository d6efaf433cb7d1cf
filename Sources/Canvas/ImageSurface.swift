internal import CPangoCairo
public import Pixels

/// A picture that can be drawn; it holds its own copy of the pixels.
@safe public final class ImageSurface {
  let handle: OpaquePointer
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A format of picture files that documents may hold as they are.
  public enum EncodedFormat: Sendable, Hashable {
    /// Kept in SVG, decoded in PDF.
    case png
    /// Kept in both.
    case jpeg

    var mimeType: String {
      switch self {
      case .png: CAIRO_MIME_TYPE_PNG
      case .jpeg: CAIRO_MIME_TYPE_JPEG
      }
    }
  }

  /// A copy of a block of `pixmap`; an opaque pixmap gives a picture without alpha.
  ///
  /// - Throws: `CanvasError` where the block is not inside of the pixmap, is empty or too large.
  public init(_ pixmap: Pixmap, block: PixelBlock) throws(CanvasError) {
    guard block.fits(count: pixmap.pixels.count, rowLength: pixmap.width) else {
      throw .size(width: block.width, height: block.height)
    }
    let format = pixmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let handle = unsafe cairo_image_surface_create(
        format, Int32(block.width), Int32(block.height))
    else { throw .size(width: block.width, height: block.height) }
    unsafe self.handle = handle
    width = block.width
    height = block.height
    try check(unsafe cairo_surface_status(handle), "copy a picture")
    copyRows(of: pixmap, block: block)
  }

  /// A copy of `pixmap`.
  ///
  /// - Throws: `CanvasError` where it is empty or too large.
  public convenience init(_ pixmap: Pixmap) throws(CanvasError) {
    try self.init(
      pixmap, block: PixelBlock(x: 0, y: 0, width: pixmap.width, height: pixmap.height))
  }

  deinit { unsafe cairo_surface_destroy(handle) }

  private func copyRows(of pixmap: Pixmap, block: PixelBlock) {
    unsafe cairo_surface_flush(handle)
    let stride = Int(unsafe cairo_image_surface_get_stride(handle))
    guard let target = unsafe cairo_image_surface_get_data(handle) else { return }
    unsafe pixmap.pixels.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<block.height {
        let from = unsafe start + ((block.y + row) * pixmap.width + block.x)
        unsafe UnsafeMutableRawPointer(target + row * stride).copyMemory(
          from: from, byteCount: block.width * 4)
      }
    }
    unsafe cairo_surface_mark_dirty(handle)
  }

  /// Hands over the file that the pixels came from, so that a document may hold it instead of them.
  ///
  /// The corresponding C function is `cairo_surface_set_mime_data`.
  ///
  /// - Throws: `CanvasError.drawing`.
  public func attach(_ file: [UInt8], format: EncodedFormat) throws(CanvasError) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, file.count))
    unsafe copy.initialize(from: file, count: file.count)
    let status = unsafe cairo_surface_set_mime_data(
      handle, format.mimeType, copy, UInt(file.count), { unsafe $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { unsafe copy.deallocate() }
    try check(status, "embed a picture")
  }
}
