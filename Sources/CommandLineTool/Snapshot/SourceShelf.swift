import MapSnapshot
import TileStore

/// The sources of a run: each is opened once, however many pictures take from it.
actor SourceShelf {
  /// The most sources that are kept open; the one that was opened first goes first.
  private static let capacity = 64

  private var opened: [SourceName: Task<Result<any TileSource, TileStoreError>, Never>] = [:]
  private var order: [SourceName] = []
  private var maps: [MapKey: StyledMap] = [:]

  /// The open source of a name.
  func source(_ name: SourceName) async throws(TileStoreError) -> any TileSource {
    if let task = opened[name] { return try await task.value.get() }
    let task = Task { () -> Result<any TileSource, TileStoreError> in
      do throws(TileStoreError) {
        return .success(try await TileSourceOpener.open(name.location, scheme: name.scheme))
      } catch {
        return .failure(error)
      }
    }
    opened[name] = task
    order.append(name)
    if order.count > Self.capacity { opened[order.removeFirst()] = nil }
    let result = await task.value
    if case .failure = result { forget(name) }
    return try result.get()
  }

  /// The open map of a style over sources; it is kept with its sprites and glyphs.
  func map(
    of style: StyleArgument, sources: [SnapshotSource], names: [SourceName], scale: Double
  ) async throws(SnapshotError) -> StyledMap {
    let key = MapKey(style: style, sources: names, scale: scale)
    if let map = maps[key] { return map }
    var opened: [any TileSource] = []
    for case .opened(let source) in sources { opened.append(source) }
    let map = try await StyledMap.open(
      style.style ?? .builtIn(.light), sources: opened, folders: style.folders, pixelRatio: scale)
    if maps.count >= Self.capacity { maps.removeAll() }
    maps[key] = map
    return map
  }

  private struct MapKey: Hashable {
    let style: StyleArgument
    let sources: [SourceName]
    let scale: Double
  }

  /// What could not be opened is tried again by the next picture that names it.
  private func forget(_ name: SourceName) {
    opened[name] = nil
    order.removeAll { $0 == name }
  }
}
