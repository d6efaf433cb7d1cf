#if canImport(Glibc)
  internal import Glibc
#endif

/// A file that appears whole or not at all: written beside its place, then renamed into it.
struct OutputFile: ~Copyable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Int32
  private var isFinished = false

  /// Makes the temporary file in the folder of `path`.
  init(path: String) throws(SnapshotError) {
    self.path = path
    let temporaryPath = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).part"
    descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    self.temporaryPath = temporaryPath
    guard descriptor >= 0 else {
      isFinished = true
      throw .cannotCreate(path: path, reason: Self.reason(errno))
    }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    unlink(temporaryPath)
  }

  /// Appends bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SnapshotError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .cannotWrite(path: path, reason: Self.reason(errno)) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Puts the file in its place.
  mutating func finish() throws(SnapshotError) {
    isFinished = true
    guard close(descriptor) == 0 else {
      let reason = Self.reason(errno)
      unlink(temporaryPath)
      throw .cannotWrite(path: path, reason: reason)
    }
    guard rename(temporaryPath, path) == 0 else {
      let reason = Self.reason(errno)
      unlink(temporaryPath)
      throw .cannotCreate(path: path, reason: reason)
    }
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
