internal import Synchronization

/// The leaf directories that were read last, decoded.
///
/// It holds a bounded number of entries, whatever the archive; the least recently used directory goes first.
final class LeafDirectoryCache: Sendable {
  private let state = Mutex(State())
  private let entryLimit: Int

  private struct State {
    var directories: [UInt64: (directory: PMTilesDirectory, used: UInt64)] = [:]
    var entryCount = 0
    var clock: UInt64 = 0
  }

  /// A cache of at most this many entries, of 24 bytes each.
  init(entryLimit: Int = 1 << 19) { self.entryLimit = entryLimit }

  /// How many entries it holds.
  var entryCount: Int { state.withLock { $0.entryCount } }

  /// The directory at an offset, if it is still here.
  func directory(at offset: UInt64) -> PMTilesDirectory? {
    state.withLock { state in
      guard let found = state.directories[offset]?.directory else { return nil }
      state.clock += 1
      state.directories[offset]?.used = state.clock
      return found
    }
  }

  /// Keeps a directory, and drops others until all fit; one that is larger than the whole cache is not kept.
  func keep(_ directory: PMTilesDirectory, at offset: UInt64) {
    guard directory.entries.count <= entryLimit else { return }
    state.withLock { state in
      state.clock += 1
      let old = state.directories.updateValue((directory, state.clock), forKey: offset)
      state.entryCount += directory.entries.count - (old?.directory.entries.count ?? 0)
      while state.entryCount > entryLimit,
        let oldest = state.directories.min(by: { $0.value.used < $1.value.used })
      {
        state.directories[oldest.key] = nil
        state.entryCount -= oldest.value.directory.entries.count
      }
    }
  }
}
