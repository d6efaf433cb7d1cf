internal import CDeflate

/// Compresses a whole buffer as one gzip member, by libdeflate.
///
/// - Parameters:
///   - bytes: What is compressed.
///   - level: 1 is fast, 12 is small; others are taken as the nearest of these.
/// - Returns: The gzip member.
/// - Throws: `InflateError.outOfMemory` where the system has no memory for the library's state.
public func compressGzip(_ bytes: [UInt8], level: Int = 9) throws(InflateError) -> [UInt8] {
  try GzipCompressor(level: level).compress(bytes)
}

/// One compressor of libdeflate.
@safe
private struct GzipCompressor: ~Copyable {
  private let handle: OpaquePointer

  /// The corresponding C function is `libdeflate_alloc_compressor`.
  init(level: Int) throws(InflateError) {
    guard let handle = unsafe libdeflate_alloc_compressor(Int32(min(max(level, 1), 12))) else {
      throw .outOfMemory(.gzip)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe libdeflate_free_compressor(handle) }

  /// The corresponding C function is `libdeflate_gzip_compress`; its bound is enough, so that it can't fail.
  func compress(_ bytes: [UInt8]) -> [UInt8] {
    let bound = unsafe libdeflate_gzip_compress_bound(handle, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      unsafe bytes.withUnsafeBytes { input in
        count = unsafe libdeflate_gzip_compress(
          handle, input.baseAddress, input.count, buffer.baseAddress, bound)
      }
    }
  }
}
