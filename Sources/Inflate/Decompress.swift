/// The most bytes that one call gives where nothing else is asked for: 64 MiB.
public let defaultDecompressionLimit = 64 << 20

/// Decompresses a whole buffer.
///
/// What follows the end of the compressed data is ignored, as gzip's readers do; a further gzip member is joined.
/// - Parameters:
///   - bytes: The compressed data.
///   - format: How it is compressed; `none` gives the bytes as they are, whatever the limit.
///   - limit: The most bytes that may come out.
/// - Returns: What was compressed.
/// - Throws: `InflateError` where the data is damaged, cut off, or grows beyond the limit.
public func decompress(
  _ bytes: [UInt8], as format: Compression, limit: Int = defaultDecompressionLimit
) throws(InflateError) -> [UInt8] {
  switch format {
  case .none: bytes
  case .gzip, .zlib, .deflate: try inflate(bytes, as: format, limit: limit)
  case .brotli: try decompressBrotli(bytes, limit: limit)
  case .zstd: try decompressZstandard(bytes, limit: limit)
  }
}

/// Decompresses a whole buffer by its magic number; bytes without one are given as they are.
///
/// - Throws: `InflateError` where the data is damaged, cut off, or grows beyond the limit.
public func decompressSniffing(
  _ bytes: [UInt8], limit: Int = defaultDecompressionLimit
) throws(InflateError) -> [UInt8] {
  try decompress(bytes, as: Compression.sniff(bytes), limit: limit)
}
