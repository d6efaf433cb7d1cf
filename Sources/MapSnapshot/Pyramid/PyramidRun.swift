internal import Synchronization
internal import WebMercator

/// The work on one pyramid: takes block after block, as many at once as it is told.
final class PyramidRun: Sendable {
  private let map: PyramidMap
  private let store: any PyramidStore
  private let cutter: TileCutter
  private let progress: PyramidRenderer.Progress?
  private let state: Mutex<State>

  private struct State {
    var blocks: TileBlocks
    var report: PyramidReport
    var attributions: [String] = []
  }

  init(
    map: PyramidMap, store: any PyramidStore, blocks: TileBlocks, report: PyramidReport,
    cutter: TileCutter, progress: PyramidRenderer.Progress?
  ) {
    self.map = map
    self.store = store
    self.cutter = cutter
    self.progress = progress
    state = Mutex(State(blocks: blocks, report: report))
  }

  /// How far it is.
  var report: PyramidReport { state.withLock { $0.report } }
  /// Whom the blocks name, each once.
  var attributions: [String] { state.withLock { $0.attributions } }

  /// Draws all blocks.
  ///
  /// - Throws: `SnapshotError` of a store that can't be written; a block that can't be drawn is counted.
  func drawAll(jobs: Int) async throws(SnapshotError) {
    let failure = await withTaskGroup(of: SnapshotError?.self) { group in
      for _ in 0..<max(1, jobs) {
        group.addTask { await self.work() }
      }
      var failure: SnapshotError?
      for await result in group {
        guard let result else { continue }
        failure = failure ?? result
        group.cancelAll()
      }
      return failure
    }
    if let failure { throw failure }
  }

  /// Takes blocks until there are none.
  @concurrent
  private func work() async -> SnapshotError? {
    while !Task.isCancelled, let block = state.withLock({ $0.blocks.next() }) {
      do throws(SnapshotError) {
        try await draw(block)
      } catch {
        return error
      }
      // Drawing never gives its thread back; a signal that asks to stop is heard on one of them.
      await Task.yield()
    }
    return nil
  }

  private func draw(_ block: TileBlock) async throws(SnapshotError) {
    let missing = try await store.missing(of: block.tiles)
    var done = PyramidReport()
    done.kept = block.tiles.count - missing.count
    guard !missing.isEmpty else { return add(done, []) }
    let files: [(tile: TileCoordinate, bytes: [UInt8])]
    let drawn: PyramidMap.Drawn
    do throws(SnapshotError) {
      let wanted = TileBlock(tiles: missing)
      drawn = try await map.draw(wanted)
      files = try cutter.files(of: wanted, in: drawn.pixmap)
    } catch .cancelled {
      return
    } catch {
      done.failed = missing.count
      done.warn(["\(missing.count) tiles from \(missing[0]) on: \(error)"])
      return add(done, [])
    }
    try await store.add(files)
    done.drawn = files.count
    done.bytes = files.reduce(0) { $0 + $1.bytes.count }
    done.warn(drawn.warnings)
    add(done, drawn.attributions)
  }

  private func add(_ done: PyramidReport, _ attributions: [String]) {
    let report = state.withLock { state in
      state.report.drawn += done.drawn
      state.report.kept += done.kept
      state.report.failed += done.failed
      state.report.bytes += done.bytes
      state.report.warn(done.warnings)
      for name in attributions where !state.attributions.contains(name) {
        state.attributions.append(name)
      }
      return state.report
    }
    progress?(report)
  }
}
