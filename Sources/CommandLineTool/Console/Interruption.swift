import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The wish of the user or the system that the run stop.
enum Interruption {
  /// What asks the run to stop, and how a run that was stopped by it ends.
  private static let endings: [(signal: Int32, status: ExitCode)] = [
    (SIGHUP, .hungUp), (SIGINT, .interrupted), (SIGTERM, .terminated),
  ]

  /// How many of them end the process at once, for a run that is stuck and can't clean up.
  private static let patience = 3

  /// Runs something that is cancelled by the first SIGHUP, SIGINT or SIGTERM; the third ends the process at once.
  ///
  /// A cancelled picture leaves no file, not even a temporary one. A second signal changes nothing, since the hand that
  /// presses twice would else leave such files. A signal that is ignored from the start stays so, as `nohup` wants it.
  /// SIGPIPE is ignored: a write to a reader who went away fails, and says so.
  static func watching(
    _ body: @escaping @Sendable () async -> ExitCode
  ) async -> ExitCode {
    signal(SIGPIPE, SIG_IGN)
    let task = Task { await body() }
    let heard = Heard()
    let sources = endings.compactMap { ending in
      source(of: ending.signal) {
        if heard.add(ending.status) >= patience { _exit(ending.status.rawValue) }
        task.cancel()
      }
    }
    let status = await task.value
    // Not cancelled: a late signal is not to kill a process that ends by itself.
    withExtendedLifetime(sources) {}
    return status == .interrupted ? heard.first ?? status : status
  }

  private static func source(
    of number: Int32, _ handler: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceSignal)? {
    // SIG_IGN is the address 1, and has no other name that can be compared.
    guard unsafeBitCast(signal(number, SIG_IGN), to: Int.self) != 1 else { return nil }
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: handler)
    source.resume()
    return source
  }

  /// The signals that came.
  private final class Heard: Sendable {
    private let statuses = Mutex<[ExitCode]>([])

    /// What the first of them asks for.
    var first: ExitCode? { statuses.withLock { $0.first } }

    /// Keeps one; gives how many there are.
    func add(_ status: ExitCode) -> Int {
      statuses.withLock {
        $0.append(status)
        return $0.count
      }
    }
  }
}
