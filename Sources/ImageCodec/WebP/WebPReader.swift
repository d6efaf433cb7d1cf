import CWebP
import Pixels

/// Reads a still WebP picture with libwebp.
enum WebPReader {
  /// Decodes the target's part of the picture, and tells whether the part is opaque.
  static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    try checkLength(bytes.span)
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageCodecError) in
        try unsafe decode(bytes, header, into: target)
      }
    }
    return try result.get()
  }

  /// RFC 9649 2.4: the header says how long the file is; libwebp itself does not mind a missing end.
  private static func checkLength(_ bytes: Span<UInt8>) throws(ImageCodecError) {
    let length = bytes.littleEndian24(at: 4) | Int(bytes[7]) << 24
    guard length <= bytes.count - 8 else {
      throw .damaged(
        .webp,
        reason: "it is cut off (its header says \(length + 8) bytes, there are \(bytes.count))")
    }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: ImageHeader, into target: PixelTarget
  ) throws(ImageCodecError) -> Bool {
    let part = target.part
    if part.width == header.width, part.height == header.height, let pixels = unsafe target.row(0) {
      let hasAlpha = try unsafe decodeWhole(bytes, header, to: pixels, rowStride: target.rowStride)
      return finish(target, hasAlpha: hasAlpha)
    }
    // libwebp can crop, but only at even columns and rows.
    let scratch = try ScratchBytes(count: header.width * header.height * 4, for: .webp)
    let hasAlpha = try unsafe scratch.bytes.withMemoryRebound(
      to: UInt32.self, capacity: header.width * header.height
    ) { pixels throws(ImageCodecError) in
      let hasAlpha = try unsafe decodeWhole(bytes, header, to: pixels, rowStride: header.width)
      for y in part.y..<part.y + part.height {
        guard let row = unsafe target.row(y) else { continue }
        unsafe row.update(from: pixels + y * header.width + part.x, count: part.width)
      }
      return hasAlpha
    }
    return finish(target, hasAlpha: hasAlpha)
  }

  /// Writes all pixels, with straight alpha, and tells whether the file has alpha at all.
  ///
  /// The corresponding C function is `WebPDecode`.
  private static func decodeWhole(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: ImageHeader,
    to pixels: UnsafeMutablePointer<UInt32>, rowStride: Int
  ) throws(ImageCodecError) -> Bool {
    guard let stride = Int32(exactly: rowStride * 4) else { throw .outOfMemory(.webp) }
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .outOfMemory(.webp) }
    try check(unsafe WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input))
    guard unsafe config.input.has_animation == 0 else {
      throw .unsupported(kind: "an animated WebP picture")
    }
    guard unsafe Int(config.input.width) == header.width,
      unsafe Int(config.input.height) == header.height
    else { throw .damaged(.webp, reason: "its chunks disagree on its size") }
    unsafe config.output.colorspace = MODE_BGRA
    unsafe config.output.is_external_memory = 1
    unsafe config.output.u.RGBA.rgba = UnsafeMutableRawPointer(pixels)
      .assumingMemoryBound(to: UInt8.self)
    unsafe config.output.u.RGBA.stride = stride
    unsafe config.output.u.RGBA.size = (rowStride * (header.height - 1) + header.width) * 4
    try check(unsafe WebPDecode(bytes.baseAddress, bytes.count, &config))
    return unsafe config.input.has_alpha != 0
  }

  /// Premultiplies the target's pixels in place, and tells whether all of them are opaque.
  ///
  /// A lossless picture can hold alpha and say that it has none; then it is opaque, as browsers show it.
  private static func finish(_ target: PixelTarget, hasAlpha: Bool) -> Bool {
    var opaque = true
    for y in target.part.y..<target.part.y + target.part.height {
      guard let row = unsafe target.row(y) else { continue }
      let pixels = unsafe UnsafeMutableBufferPointer(start: row, count: target.part.width)
      if hasAlpha {
        unsafe opaque = Premultiplication.premultiply(pixels) && opaque
      } else {
        for x in pixels.indices { unsafe pixels[x] |= 0xFF00_0000 }
      }
    }
    return opaque
  }

  private static func check(_ status: VP8StatusCode) throws(ImageCodecError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory(.webp)
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      throw .damaged(.webp, reason: "it is cut off")
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      throw .damaged(.webp, reason: "it uses a feature that libwebp does not know")
    default: throw .damaged(.webp, reason: "its data is broken (libwebp status \(status.rawValue))")
    }
  }
}
