import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Where text and pictures go; may be written to from many tasks at once.
public protocol ByteSink: Sendable {
  /// Appends the bytes, all or none of them mixed with those of another task.
  ///
  /// - Returns: The system's word for what went wrong, or `nil`.
  func write(_ bytes: [UInt8]) -> String?
}

/// A file that is open in this process, as the standard output is.
public final class DescriptorSink: ByteSink {
  private let descriptor: Mutex<Int32>

  /// Writes to an open file, which stays open.
  public init(_ descriptor: Int32) {
    self.descriptor = Mutex(descriptor)
  }

  /// Appends the bytes.
  public func write(_ bytes: [UInt8]) -> String? {
    descriptor.withLock { descriptor in
      var done = 0
      while done < bytes.count {
        let count = bytes[done...].withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return String(cString: strerror(errno)).lowercased() }
        done += count
      }
      return nil
    }
  }
}

/// Keeps what is written, as tests want it.
public final class MemorySink: ByteSink {
  private let kept = Mutex<[UInt8]>([])

  /// Nothing yet.
  public init() {}

  /// All that was written.
  public var bytes: [UInt8] { kept.withLock { $0 } }
  /// All that was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends the bytes.
  public func write(_ bytes: [UInt8]) -> String? {
    kept.withLock { $0 += bytes }
    return nil
  }
}
