internal import Synchronization

/// Warm typesetters, so that a thousand pictures load fonts only as often as pictures are drawn at once.
public final class TypesetterPool: Sendable {
  /// A typesetter on its way between two holders.
  ///
  /// - Note: It is safe to send: a typesetter is either in the pool or with one holder, never both.
  private struct Idle: @unchecked Sendable {
    let typesetter: Typesetter
  }

  private let idle = Mutex<[Idle]>([])
  private let capacity: Int

  /// A pool that keeps at most `capacity` typesetters that nobody holds.
  public init(capacity: Int) { self.capacity = capacity }

  /// A typesetter that the caller alone holds until it gives it back.
  public func take() -> Typesetter {
    idle.withLock { $0.popLast() }?.typesetter ?? Typesetter()
  }

  /// Takes back a typesetter; the caller must not use it, nor any layout of it, again.
  public func giveBack(_ typesetter: Typesetter) {
    let returned = Idle(typesetter: typesetter)
    idle.withLock { idle in
      if idle.count < capacity { idle.append(returned) }
    }
  }
}
