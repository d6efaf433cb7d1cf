#if canImport(Glibc)
  internal import Glibc
#endif

/// A file that appears whole or not at all: written beside its place, then renamed into it.
///
/// What can't be renamed into (`-`, the standard output; a pipe; a device) gets its bytes only when the picture is done, so
/// that a failure leaves nothing there. A link to a file stays a link: the file is replaced.
package final class OutputFile {
  private let path: String
  private let isStream: Bool
  private let temporaryPath: String
  private var descriptor: Int32 = -1
  private var keptBack: [UInt8] = []

  /// Writes a whole file.
  package static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    let file = try OutputFile(path: path)
    try file.write(bytes)
    try file.finish()
  }

  /// Makes the temporary file in the folder of `path`.
  package init(path: String) throws(SnapshotError) {
    self.path = Self.linkTarget(of: path) ?? path
    let kind = Self.kind(of: path)
    isStream = path == "-" || kind != nil && kind != S_IFREG
    temporaryPath = "\(self.path).\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
    guard kind != S_IFDIR else { throw .cannotCreate(path: path, reason: "it is a folder") }
    guard !isStream else { return }
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: Self.reason(errno)) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if !isStream { unlink(temporaryPath) }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(SnapshotError) {
    guard !isStream else { return keptBack += bytes }
    try write(bytes, to: descriptor)
  }

  /// Puts the file in its place.
  package func finish() throws(SnapshotError) {
    guard !isStream else { return try writeKeptBack() }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(temporaryPath, path) == 0 else {
      let reason = Self.reason(errno)
      unlink(temporaryPath)
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  private func writeKeptBack() throws(SnapshotError) {
    guard path != "-" else { return try write(keptBack, to: STDOUT_FILENO) }
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: Self.reason(errno)) }
    try write(keptBack, to: descriptor)
    close(descriptor)
    descriptor = -1
  }

  private static func linkTarget(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The kind of file at a path, such as `S_IFREG`; `nil` where there is none.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(SnapshotError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite(path: path, reason: Self.reason(errno)) }
      start += count
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
