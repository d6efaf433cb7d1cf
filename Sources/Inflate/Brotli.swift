internal import CBrotli

/// Decompresses brotli by libbrotlidec.
func decompressBrotli(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
  let decoder = try BrotliDecoder()
  return try decoder.decompress(bytes, limit: limit)
}

/// One decoder of libbrotlidec.
@safe
private struct BrotliDecoder: ~Copyable {
  private let handle: OpaquePointer

  /// The corresponding C function is `BrotliDecoderCreateInstance`.
  init() throws(InflateError) {
    guard let handle = unsafe BrotliDecoderCreateInstance(nil, nil, nil) else {
      throw .outOfMemory(.brotli)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe BrotliDecoderDestroyInstance(handle) }

  /// Decompresses all, taking the output piece by piece, so that no size need be known or believed.
  func decompress(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    var output: [UInt8] = []
    let result = unsafe bytes.withUnsafeBufferPointer { input in
      var next = input.baseAddress
      var available = input.count
      var result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT
      while result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT, output.count <= limit {
        var room = 0
        result = unsafe BrotliDecoderDecompressStream(
          handle, &available, &next, &room, nil, nil)
        takeOutput(into: &output)
      }
      return result
    }
    guard output.count <= limit else { throw .tooLarge(.brotli, limit: limit) }
    guard result == BROTLI_DECODER_RESULT_SUCCESS else { throw .corrupt(.brotli) }
    return output
  }

  /// The corresponding C function is `BrotliDecoderTakeOutput`.
  private func takeOutput(into output: inout [UInt8]) {
    while unsafe BrotliDecoderHasMoreOutput(handle) != 0 {
      var count = 0
      guard let piece = unsafe BrotliDecoderTakeOutput(handle, &count), count > 0 else { return }
      unsafe output.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
    }
  }
}
