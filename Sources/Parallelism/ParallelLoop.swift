internal import Dispatch

/// Work that is spread over the cores and waited for.
public enum ParallelLoop {
  /// Calls `work` once for each number below `count`, on several threads at once, and returns when all are done.
  ///
  /// What two calls write must not overlap; each caller says why its calls don't. Nothing here suspends, so that the
  /// task keeps its thread.
  public static func run(count: Int, _ work: (_ index: Int) -> Void) {
    guard count > 1 else {
      if count == 1 { work(0) }
      return
    }
    withoutActuallyEscaping(work) { work in
      let shared = SharedWork(call: work)
      DispatchQueue.concurrentPerform(iterations: count) { shared.call($0) }
    }
  }

  /// The results of `work` for each number below `count`, in their order; all cores work at once.
  public static func map<Element>(count: Int, _ work: (_ index: Int) -> Element) -> [Element] {
    let count = max(0, count)
    return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each call writes the one element that has its number.
      run(count: count) { index in buffer.initializeElement(at: index, to: work(index)) }
      initialized = count
    }
  }

  /// A closure that several threads call.
  ///
  /// It is `Sendable` because `run` returns only after the last call, so that all that the closure captured outlives
  /// the calls and nobody else touches it meanwhile; because what the calls read is not written by any of them; and
  /// because what they write does not overlap, which each caller of `run` shows.
  private struct SharedWork: @unchecked Sendable {
    let call: (Int) -> Void
  }
}
