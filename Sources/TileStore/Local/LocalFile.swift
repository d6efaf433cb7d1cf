internal import Glibc

/// One open file of the disk, read by position.
///
/// Reading keeps no position (`pread`), so any number of tasks may read at once.
package final class LocalFile: Sendable {
  let path: String
  /// Bytes, when it was opened.
  package let size: Int
  private let descriptor: Int32

  /// Opens a regular file; `nil` where there is none.
  ///
  /// - Throws: `TileStoreError.unreadable` where there is one that can't be opened.
  package init?(path: String) throws(TileStoreError) {
    // Without O_NONBLOCK, a named pipe would wait for its writer.
    let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw systemError(path)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes from `offset`; fewer than `count` where the file ends before.
  ///
  /// What is allocated is bounded by the file's size, whatever the numbers say.
  package func read(at offset: Int, count: Int) throws(TileStoreError) -> [UInt8] {
    guard offset >= 0, count > 0, offset < size else { return [] }
    let wanted = min(count, size - offset)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted, let start = buffer.baseAddress {
        let got = retrying { pread(descriptor, start + filled, wanted - filled, offset + filled) }
        failed = got < 0
        guard got > 0 else { return }
        filled += got
      }
    }
    if failed { throw systemError(path) }
    return bytes
  }

  /// All bytes of a file; `nil` where there is no file or it has none.
  ///
  /// - Throws: `TileStoreError.unreadable`, also for more than `limit` bytes.
  static func contents(_ path: String, limit: Int = 64 << 20) throws(TileStoreError) -> [UInt8]? {
    guard let file = try LocalFile(path: path), file.size > 0 else { return nil }
    return try file.contents(limit: limit)
  }

  /// All bytes.
  ///
  /// - Throws: `TileStoreError.unreadable`, also for more than `limit` bytes.
  package func contents(limit: Int = 1 << 30) throws(TileStoreError) -> [UInt8] {
    guard size <= limit else {
      throw .unreadable(path: path, reason: "it has \(size) bytes, and \(limit) is the most")
    }
    return try read(at: 0, count: size)
  }
}

/// Calls again what a signal broke off.
private func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The error that `errno` stands for.
func systemError(_ path: String) -> TileStoreError {
  .unreadable(path: path, reason: String(cString: strerror(errno)))
}
