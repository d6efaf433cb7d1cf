import CWebP
public import Pixels

/// Writes a WebP picture with libwebp, which needs all of it in memory: four bytes a pixel until the end.
@safe public final class WebPEncoder: PictureEncoder {
  /// 0 (fastest) to 9 (smallest): from 3 on, maps gain less than 1 % and cost more time; below, they are a third larger.
  private static let losslessLevel: Int32 = 3

  private let picture: UnsafeMutablePointer<WebPPicture>
  private var config: WebPConfig
  private let sink: PictureSink
  private var rows: RowCount

  /// Begins the picture.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 to 16,383.
  ///   - height: Rows, 1 to 16,383.
  ///   - quality: 0 to 100 of a lossy picture; `nil` keeps every pixel exactly.
  ///   - sink: Where the bytes go.
  /// - Throws: ``ImageCodecError``.
  public init(
    width: Int, height: Int, quality: Int?, sink: @escaping PictureSink
  ) throws(ImageCodecError) {
    rows = try RowCount(width: width, height: height, format: .webp)
    self.sink = sink
    config = try WebPEncoder.config(quality: quality)
    unsafe picture = .allocate(capacity: 1)
    unsafe picture.initialize(to: WebPPicture())
    guard unsafe WebPPictureInit(picture) != 0 else { throw .outOfMemory(.webp) }
    unsafe picture.pointee.width = Int32(width)
    unsafe picture.pointee.height = Int32(height)
    unsafe picture.pointee.use_argb = 1
    guard unsafe WebPPictureAlloc(picture) != 0 else { throw .outOfMemory(.webp) }
  }

  deinit {
    unsafe WebPPictureFree(picture)
    unsafe picture.deallocate()
  }

  /// Writes the next rows.
  public func write(_ band: Pixmap) throws(ImageCodecError) {
    let start = rows.written
    try rows.add(band)
    guard let argb = unsafe picture.pointee.argb else { throw .outOfMemory(.webp) }
    for y in 0..<band.height {
      let row = unsafe argb + (start + y) * Int(picture.pointee.argb_stride)
      for x in 0..<band.width {
        unsafe row[x] = Premultiplication.straight(band.pixels[y * band.width + x])
      }
    }
  }

  /// Encodes the picture.
  ///
  /// The corresponding C function is `WebPEncode`.
  public func finish() throws(ImageCodecError) {
    try rows.checkComplete()
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    let succeeded = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe picture.pointee.writer = WebPMemoryWrite
      unsafe picture.pointee.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPEncode(&config, picture) != 0
    }
    guard succeeded else {
      let status = unsafe picture.pointee.error_code.rawValue
      throw .notEncoded(.webp, reason: "libwebp refuses it with status \(status)")
    }
    let bytes = unsafe Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    do { try sink(bytes) } catch { throw .notWritten(error) }
  }

  private static func config(quality: Int?) throws(ImageCodecError) -> WebPConfig {
    var config = WebPConfig()
    guard unsafe WebPConfigInit(&config) != 0 else { throw .outOfMemory(.webp) }
    if let quality {
      config.quality = Float(max(0, min(100, quality)))
    } else {
      guard unsafe WebPConfigLosslessPreset(&config, losslessLevel) != 0 else {
        throw .outOfMemory(.webp)
      }
    }
    return config
  }
}
