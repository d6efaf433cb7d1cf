import CPNG

/// Memory that a codec writes rows to; its first content is arbitrary.
@safe struct ScratchBytes: ~Copyable {
  let bytes: UnsafeMutablePointer<UInt8>

  /// Room for `count` bytes.
  init(count: Int, for format: ImageFormat) throws(ImageCodecError) {
    guard count >= 0, let memory = unsafe malloc(max(1, count)) else { throw .outOfMemory(format) }
    unsafe bytes = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { unsafe free(bytes) }
}
