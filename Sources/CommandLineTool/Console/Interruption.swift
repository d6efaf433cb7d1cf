import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// The user's wish to stop.
enum Interruption {
  /// Runs something that is cancelled by the first SIGINT or SIGTERM; a second one ends the process at once.
  ///
  /// A cancelled picture leaves no file, not even a temporary one.
  static func watching(
    _ body: @escaping @Sendable () async -> ExitCode
  ) async -> ExitCode {
    let task = Task { await body() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        if task.isCancelled { _exit(ExitCode.interrupted.rawValue) }
        task.cancel()
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    return await task.value
  }
}
