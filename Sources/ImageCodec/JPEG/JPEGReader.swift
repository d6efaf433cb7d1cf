import CJPEG
import Pixels

/// Reads a JPEG picture row by row with libjpeg-turbo.
@safe struct JPEGReader: ~Copyable {
  private let handle: UnsafeMutablePointer<cjpeg_reader>

  private init() throws(ImageCodecError) {
    guard let handle = unsafe cjpeg_new_reader() else { throw .outOfMemory(.jpeg) }
    unsafe self.handle = handle
  }

  deinit { unsafe cjpeg_close_reader(handle) }

  /// Decodes the target's part of the picture, of which each side is `denominator` times smaller than in the file.
  ///
  /// The corresponding C function is `jpeg_read_scanlines`.
  static func decode(
    _ bytes: [UInt8], _ size: ImageHeader, denominator: Int, into target: PixelTarget
  ) throws(ImageCodecError) {
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageCodecError) in
        let reader = try JPEGReader()
        try reader.check(
          unsafe cjpeg_start_reading(
            reader.handle, bytes.baseAddress, bytes.count, UInt32(denominator)))
        try reader.decodeRows(size, into: target)
        try reader.check(unsafe cjpeg_finish_reading(reader.handle))
      }
    }
    try result.get()
  }

  private func decodeRows(
    _ size: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) {
    let (width, part) = (size.width, target.part)
    guard unsafe Int(handle.pointee.info.output_width) == width,
      unsafe Int(handle.pointee.info.output_height) == size.height
    else { throw .damaged(.jpeg, reason: "it has two headers that disagree on its size") }
    let row = try ScratchBytes(count: width * 4, for: .jpeg)
    for y in 0..<size.height {
      let pixels = unsafe target.row(y)
      // A row that is wanted whole needs no copy.
      if let pixels = unsafe pixels, part.width == width {
        try check(unsafe cjpeg_read_row(handle, pixels))
        unsafe convertInk(pixels, width)
        continue
      }
      try check(unsafe cjpeg_read_row(handle, row.bytes))
      guard let pixels = unsafe pixels else { continue }
      unsafe memcpy(pixels, row.bytes + part.x * 4, part.width * 4)
      unsafe convertInk(pixels, part.width)
    }
  }

  /// Turns ink (CMYK) into light, where the picture is printed matter.
  ///
  /// Adobe's programs, which mark what they write, store the ink inverted.
  private func convertInk(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard unsafe handle.pointee.info.out_color_space == JCS_CMYK else { return }
    let inversion: UInt32 = unsafe handle.pointee.info.saw_Adobe_marker != 0 ? 0 : 0xFFFF_FFFF
    for x in 0..<count {
      let light = unsafe UInt32(bigEndian: pixels[x]) ^ inversion
      let pixel = Premultiplication.pixel(
        red: light >> 24, green: light >> 16 & 0xFF, blue: light >> 8 & 0xFF, alpha: light & 0xFF)
      unsafe pixels[x] = pixel | 0xFF00_0000
    }
  }

  private func check(_ status: Int32) throws(ImageCodecError) {
    if status == 1 { return }
    throw .damaged(.jpeg, reason: unsafe String(cString: cjpeg_reader_message(handle)))
  }
}
