internal import CDeflate

/// Decompresses gzip, zlib or bare deflate by libdeflate.
func inflate(_ bytes: [UInt8], as format: Compression, limit: Int) throws(InflateError) -> [UInt8] {
  let inflater = try Inflater(format, limit: limit)
  var position = 0
  var result: [UInt8] = []
  repeat {
    let member = try inflater.member(of: bytes, from: position, room: limit - result.count)
    position += member.consumed
    if result.isEmpty { result = member.output } else { result += member.output }
  } while format == .gzip && hasGzipMember(bytes, at: position)
  return result
}

private func hasGzipMember(_ bytes: [UInt8], at position: Int) -> Bool {
  position + 1 < bytes.count && bytes[position] == 0x1F && bytes[position + 1] == 0x8B
}

/// One decompressor of libdeflate.
@safe
private struct Inflater: ~Copyable {
  private let handle: OpaquePointer
  private let format: Compression
  private let limit: Int

  /// The corresponding C function is `libdeflate_alloc_decompressor`.
  init(_ format: Compression, limit: Int) throws(InflateError) {
    guard let handle = unsafe libdeflate_alloc_decompressor() else {
      throw .outOfMemory(format)
    }
    unsafe self.handle = handle
    self.format = format
    self.limit = limit
  }

  deinit { unsafe libdeflate_free_decompressor(handle) }

  /// Decompresses one stream from a position, in a buffer that is doubled until it is enough.
  func member(
    of bytes: [UInt8], from position: Int, room: Int
  ) throws(InflateError) -> (output: [UInt8], consumed: Int) {
    var capacity = min(firstCapacity(bytes, from: position), max(room, 0))
    while true {
      var attempt = Attempt()
      let output = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe run(bytes, position, UnsafeMutableRawBufferPointer(buffer), &attempt)
        count = attempt.produced
      }
      switch attempt.result {
      case LIBDEFLATE_SUCCESS: return (output, attempt.consumed)
      case LIBDEFLATE_INSUFFICIENT_SPACE: break
      default: throw .corrupt(format)
      }
      guard capacity < room else { throw .tooLarge(format, limit: limit) }
      capacity = min(max(capacity, 512) &* 2, room)
    }
  }

  private struct Attempt {
    var result = LIBDEFLATE_BAD_DATA
    var consumed = 0
    var produced = 0
  }

  /// The corresponding C functions are `libdeflate_gzip_decompress_ex` and its sisters.
  private func run(
    _ bytes: [UInt8], _ position: Int, _ buffer: UnsafeMutableRawBufferPointer,
    _ attempt: inout Attempt
  ) {
    var consumed = 0
    var produced = 0
    unsafe bytes.withUnsafeBytes { input in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: input[position...])
      let function =
        switch format {
        case .gzip: unsafe libdeflate_gzip_decompress_ex
        case .zlib: unsafe libdeflate_zlib_decompress_ex
        default: unsafe libdeflate_deflate_decompress_ex
        }
      attempt.result = unsafe function(
        handle, rest.baseAddress, rest.count, buffer.baseAddress, buffer.count, &consumed, &produced
      )
    }
    let succeeded = attempt.result == LIBDEFLATE_SUCCESS
    attempt.consumed = succeeded ? consumed : 0
    attempt.produced = succeeded ? produced : 0
  }

  /// What gzip's last four bytes claim, where deflate can do that (1,032 to 1 at most), otherwise a guess.
  private func firstCapacity(_ bytes: [UInt8], from position: Int) -> Int {
    let count = bytes.count - position
    let guess = max(count &* 4, 1024)
    guard format == .gzip, count >= 18 else { return guess }
    let claim = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return claim <= count &* 1032 ? max(claim, 1) : guess
  }
}
