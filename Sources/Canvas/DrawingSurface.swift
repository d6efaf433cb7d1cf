internal import CPangoCairo

/// Something to draw on.
@safe public final class DrawingSurface {
  /// Pixels that a side of a pixel surface may have, Cairo's own limit.
  public static let sideLimit = 32_767

  /// What the surface is made of.
  enum Kind {
    case pixels
    case document
  }

  let handle: OpaquePointer
  let kind: Kind

  /// Takes ownership of `handle`, which Cairo never returns as null.
  init(adopting handle: OpaquePointer, kind: Kind, for operation: String) throws(CanvasError) {
    unsafe self.handle = handle
    self.kind = kind
    try check(unsafe cairo_surface_status(handle), operation)
  }

  deinit { unsafe cairo_surface_destroy(handle) }

  /// Draws into a block of pixels of a larger picture.
  ///
  /// Nothing of the surface outlives the call.
  ///
  /// - Parameters:
  ///   - pixels: premultiplied `0xAARRGGBB`, row by row from the top.
  ///   - rowLength: pixels from one row to the next.
  ///   - block: the columns and rows that may change, at most `sideLimit` of each.
  ///   - body: draws; x 0, y 0 is the top left corner of the block, one unit is a pixel.
  /// - Throws: `CanvasError` where Cairo refuses or the block is not inside of the pixels.
  public static func draw(
    into pixels: inout MutableSpan<UInt32>, rowLength: Int, block: PixelBlock,
    _ body: (DrawingContext) throws(CanvasError) -> Void
  ) throws(CanvasError) {
    guard block.fits(count: pixels.count, rowLength: rowLength) else {
      throw .size(width: block.width, height: block.height)
    }
    let offset = block.y * rowLength + block.x
    let result = unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CanvasError) in
        guard let start = buffer.baseAddress else { return }
        let bytes = unsafe UnsafeMutableRawPointer(start + offset)
        try unsafe draw(at: bytes, rowLength: rowLength, block: block, body)
      }
    }
    try result.get()
  }

  private static func draw(
    at bytes: UnsafeMutableRawPointer, rowLength: Int, block: PixelBlock,
    _ body: (DrawingContext) throws(CanvasError) -> Void
  ) throws(CanvasError) {
    guard
      let handle = unsafe cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(block.width),
        Int32(block.height), Int32(truncatingIfNeeded: rowLength * 4))
    else { throw .size(width: block.width, height: block.height) }
    let surface = try unsafe DrawingSurface(
      adopting: handle, kind: .pixels, for: "draw on the picture")
    defer { unsafe cairo_surface_finish(surface.handle) }
    let context = try DrawingContext(surface)
    try body(context)
    try context.check("draw on the picture")
  }
}

/// A rectangle of pixels within a picture.
public struct PixelBlock: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A block by its numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it lies within rows of `rowLength` pixels, `count` in all, and Cairo can hold it.
  func fits(count: Int, rowLength: Int) -> Bool {
    let sides = 1...DrawingSurface.sideLimit
    guard sides.contains(width), sides.contains(height), x >= 0, y >= 0 else { return false }
    guard rowLength > 0, rowLength < 1 << 29 else { return false }
    return x <= rowLength - width && y <= count / rowLength - height
  }
}
