internal import ImageCodec
internal import Pixels

/// The pixels of one decoded tile: premultiplied, row by row.
///
/// It is `Sendable` because its memory is written only by the initialiser, is owned by it alone, and is read only
/// while the object lives.
final class TilePixels: @unchecked Sendable {
  let width: Int
  let height: Int
  let isOpaque: Bool
  /// `width` × `height` pixels, valid as long as the object.
  let pixels: UnsafePointer<UInt32>

  /// Decodes a tile of a known size.
  ///
  /// - Throws: `ImageCodecError` where the bytes are no whole picture of that size.
  init(_ bytes: [UInt8], width: Int, height: Int) throws(ImageCodecError) {
    let count = width * height
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    do throws(ImageCodecError) {
      isOpaque = try ImageDecoder.decode(
        bytes, part: PixelRectangle(x: 0, y: 0, width: width, height: height),
        into: UnsafeMutableBufferPointer(start: memory, count: count), rowStride: width)
    } catch {
      memory.deallocate()
      throw error
    }
    self.width = width
    self.height = height
    pixels = UnsafePointer(memory)
  }

  deinit { UnsafeMutablePointer(mutating: pixels).deallocate() }

  /// The memory that it takes, in bytes.
  var byteCount: Int { width * height * 4 }
}
