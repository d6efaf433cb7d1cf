import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The lines of a file or a pipe, read piece by piece on a queue of its own, so that waiting for a slow writer blocks no
/// thread that draws.
struct LineReader: ~Copyable {
  /// The bytes of the longest line that is taken; a longer one is a fault of that line.
  static let longestLine = 64 << 20

  /// One line without its end.
  enum Line: Sendable, Equatable {
    /// Its bytes.
    case bytes([UInt8])
    /// It is longer than `longestLine`, and was passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let queue = DispatchQueue(label: "mapsnap.lines")
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// Reads an open file, which stays open.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    ownsDescriptor = false
  }

  /// Opens a file.
  init(path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    ownsDescriptor = true
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw Failure(
        .noInput,
        "cannot read \(quoted(path)): \(reason); name a file of jobs, or - for the standard input")
    }
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
  }

  /// The next line, or `nil` after the last.
  mutating func next() async throws(Failure) -> Line? {
    var searched = position
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return isTooLong ? .tooLong : .bytes(Self.withoutReturn(buffer[position..<end]))
      }
      if isAtEnd {
        defer { position = buffer.count }
        if isTooLong { return .tooLong }
        return position < buffer.count ? .bytes(Self.withoutReturn(buffer[position...])) : nil
      }
      buffer.removeSubrange(..<position)
      position = 0
      if buffer.count > Self.longestLine {
        isTooLong = true
        buffer.removeAll(keepingCapacity: false)
      }
      searched = buffer.count
      try await fill()
    }
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  private mutating func fill() async throws(Failure) {
    let descriptor = descriptor
    let stop = Stop()
    let piece = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: Self.read(descriptor, unless: stop)) }
      }
    } onCancel: {
      stop.isWanted.store(true, ordering: .relaxed)
    }
    switch piece {
    case .success(let bytes):
      isAtEnd = bytes.isEmpty
      buffer += bytes
    case .failure(let failure): throw failure
    }
  }

  /// Whether nobody waits for the next piece any more.
  private final class Stop: Sendable {
    let isWanted = Atomic(false)
  }

  /// The next piece; empty at the end, and where the reading was stopped.
  private static func read(_ descriptor: Int32, unless stop: Stop) -> Result<[UInt8], Failure> {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 200) == 0 {
      if stop.isWanted.load(ordering: .relaxed) { return .success([]) }
    }
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count >= 0 { return .success(bytes) }
      guard errno == EINTR else { return .failure(failure(errno)) }
    }
  }

  private static func failure(_ code: Int32) -> Failure {
    let reason = String(cString: strerror(code)).lowercased()
    return code == EISDIR
      ? Failure(
        .noInput, "cannot read the jobs: \(reason); name a file, or - for the standard input")
      : Failure(
        .inputOutput, "cannot read the jobs to their end: \(reason); start again with the rest")
  }
}
