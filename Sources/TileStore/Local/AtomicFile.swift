internal import Glibc

/// A file that is written beside its place and put there whole, or not at all.
///
/// It is not kept in memory. What was not committed goes with this object; a process that is killed leaves a file named
/// `.NAME.PID-NUMBER.part`, and the file that was there before.
final class AtomicFile {
  let path: String
  /// Bytes so far.
  private(set) var size = 0
  private let temporaryPath: String
  private let descriptor: Int32
  private var isCommitted = false

  /// Makes the temporary file.
  ///
  /// - Throws: `unwritable` where the folder can't be written.
  init(path: String) throws(TileStoreError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    var created: (path: String, descriptor: Int32) = ("", -1)
    for _ in 0..<100 where created.descriptor < 0 {
      created.path = "\(folder).\(name).\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
      created.descriptor = open(created.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if created.descriptor < 0, errno != EEXIST { break }
    }
    guard created.descriptor >= 0 else { throw Self.error(path) }
    self.path = path
    temporaryPath = created.path
    descriptor = created.descriptor
  }

  deinit {
    close(descriptor)
    if !isCommitted { unlink(temporaryPath) }
  }

  /// Writes at the end.
  ///
  /// - Throws: `unwritable`, such as for a full disk.
  func append(_ bytes: [UInt8]) throws(TileStoreError) { try write(bytes, at: size) }

  /// Writes at a place; bytes between the end and there are zeros.
  ///
  /// - Throws: `unwritable`, such as for a full disk.
  func write(_ bytes: [UInt8], at offset: Int) throws(TileStoreError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(
          descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written,
          offset + written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(path) }
      written += count
    }
    size = max(size, offset + bytes.count)
  }

  /// Reads what was written; fewer bytes only where the file ends before.
  ///
  /// - Throws: `unreadable`.
  func read(at offset: Int, count: Int) throws(TileStoreError) -> [UInt8] {
    let wanted = max(0, min(count, size - offset))
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted, let start = buffer.baseAddress {
        let got = pread(descriptor, start + filled, wanted - filled, offset + filled)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { return }
        filled += got
      }
    }
    if failed { throw systemError(path) }
    return bytes
  }

  /// Cuts the file off.
  ///
  /// - Throws: `unwritable`.
  func truncate(to count: Int) throws(TileStoreError) {
    guard ftruncate(descriptor, count) == 0 else { throw Self.error(path) }
    size = count
  }

  /// Puts the file in its place, after the disk has all of it.
  ///
  /// - Throws: `unwritable`; then the place holds what it held before.
  func commit() throws(TileStoreError) {
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else { throw Self.error(path) }
    isCommitted = true
  }

  private static func error(_ path: String) -> TileStoreError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
