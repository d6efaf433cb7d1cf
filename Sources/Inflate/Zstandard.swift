internal import CZstd

/// Decompresses Zstandard by libzstd; several frames in a row are one text.
func decompressZstandard(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
  let decoder = try ZstandardDecoder()
  return try decoder.decompress(bytes, limit: limit)
}

/// One decompression stream of libzstd.
@safe
private struct ZstandardDecoder: ~Copyable {
  private let handle: OpaquePointer

  /// The corresponding C function is `ZSTD_createDStream`.
  init() throws(InflateError) {
    guard let handle = unsafe ZSTD_createDStream() else { throw .outOfMemory(.zstd) }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = ZSTD_freeDStream(handle) }

  /// Decompresses all, piece by piece, so that the size in the frame's header need not be believed.
  ///
  /// The corresponding C function is `ZSTD_decompressStream`.
  func decompress(_ bytes: [UInt8], limit: Int) throws(InflateError) -> [UInt8] {
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(ZSTD_DStreamOutSize(), max(limit, 1)))
    var position = 0
    var hint = 1
    while true {
      let step = step(bytes, &position, &piece)
      guard ZSTD_isError(step.hint) == 0 else { throw .corrupt(.zstd) }
      guard step.produced <= limit - output.count else {
        throw .tooLarge(.zstd, limit: limit)
      }
      output.append(contentsOf: piece[..<step.produced])
      hint = step.hint
      let isFrameDone = hint == 0 && !hasFrame(bytes, at: position)
      if isFrameDone { return output }
      // With all read and a piece that was not filled, there is nothing more to come.
      if position == bytes.count, step.produced < piece.count { throw .corrupt(.zstd) }
    }
  }

  private func hasFrame(_ bytes: [UInt8], at position: Int) -> Bool {
    Compression.sniff([UInt8](bytes.dropFirst(position).prefix(4))) == .zstd
  }

  private func step(
    _ bytes: [UInt8], _ position: inout Int, _ piece: inout [UInt8]
  ) -> (hint: Int, produced: Int) {
    unsafe bytes.withUnsafeBytes { input in
      unsafe piece.withUnsafeMutableBytes { output in
        var source = unsafe ZSTD_inBuffer(
          src: input.baseAddress, size: input.count, pos: position)
        var target = unsafe ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
        let hint = unsafe ZSTD_decompressStream(handle, &target, &source)
        position = unsafe source.pos
        return unsafe (hint, target.pos)
      }
    }
  }
}
