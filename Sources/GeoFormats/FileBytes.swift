#if canImport(Glibc)
  internal import Glibc
#endif

/// Whole files in memory.
enum FileBytes {
  /// The most bytes of a file that are read: a track of 1,000,000 points has about 100 MB.
  static let limit = 2 << 30

  static func read(_ path: String) throws(GeoFormatError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_size <= limit else { throw .tooLarge(file: path, limit: limit) }
    var bytes: [UInt8] = []
    // One byte more than the file is said to have, so that its end is seen without growing.
    bytes.reserveCapacity(max(0, status.st_size) + 1)
    while let piece = try piece(of: descriptor, path: path), !piece.isEmpty {
      guard piece.count <= limit - bytes.count else { throw .tooLarge(file: path, limit: limit) }
      bytes += piece
    }
    return bytes
  }

  private static func piece(
    of descriptor: Int32, path: String
  ) throws(GeoFormatError) -> [UInt8]? {
    var failed = false
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
      var result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      while result < 0, errno == EINTR {
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      failed = result < 0
      count = max(0, result)
    }
    if failed { throw unreadable(path) }
    return piece
  }

  private static func unreadable(_ path: String) -> GeoFormatError {
    .unreadable(file: path, reason: String(cString: strerror(errno)))
  }
}
