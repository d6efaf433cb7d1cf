internal import Pixels
internal import Synchronization
internal import TileStore
internal import WebMercator

/// Draws pyramids of tiles into a folder, an MBTiles or a PMTiles.
///
/// Tiles are drawn in blocks, many at once. All tiles share one map, and labels are placed by a rule that neighbouring blocks share,
/// with a margin around each, so that a label across a tile's edge is the same on both sides. What was drawn is kept at once: a run
/// that was stopped goes on where it was.
public struct PyramidRenderer: Sendable {
  /// Is told how far the work is, after each block.
  public typealias Progress = @Sendable (_ report: PyramidReport) -> Void

  /// What is drawn.
  public let options: PyramidOptions
  private let map: PyramidMap
  private let area: TileArea

  /// Opens sources and style.
  ///
  /// - Throws: `SnapshotError`.
  public init(_ options: PyramidOptions) async throws(SnapshotError) {
    self.options = options
    map = try await PyramidMap(options)
    area = options.area ?? Self.area(of: map.sources)
  }

  /// How many tiles each zoom has, of all parts; counting a zoom stops soon after `limit`.
  public func counts(limit: Int = .max) -> [(zoom: Int, count: Int)] {
    options.clampedZooms.map { ($0, area.count(zoom: $0, limit: limit)) }
  }

  /// How many tiles this part of the work has.
  ///
  /// - Throws: `SnapshotError.emptyArea`, `.tooManyTiles`.
  public func count() throws(SnapshotError) -> Int {
    var total = 0
    for (_, count) in counts(limit: options.maximumTiles) { total &+= min(count, 1 << 60) }
    guard total > 0 else { throw .emptyArea }
    guard total <= options.maximumTiles else {
      throw .tooManyTiles(count: total, limit: options.maximumTiles)
    }
    guard options.shard.count > 1 else { return total }
    return blocks.reduce(0) { $0 + $1.tiles.count }
  }

  /// Draws what is not there yet.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file that ends in `.mbtiles` or `.pmtiles`.
  ///   - progress: Told after each block.
  /// - Returns: What came of it; where tiles failed, an archive stays unfinished, so that another run can draw them.
  /// - Throws: `SnapshotError` where nothing more can be done; `.cancelled` soon after the task was cancelled.
  @concurrent
  public func write(
    to path: String, progress: Progress? = nil
  ) async throws(SnapshotError) -> PyramidReport {
    var report = PyramidReport()
    report.needed = try count()
    let store = try PyramidStores.open(path, for: options)
    let run = PyramidRun(
      map: map, store: store, blocks: blocks, report: report,
      cutter: TileCutter(side: options.tileSize * options.scale, format: options.format),
      progress: progress)
    try await run.drawAll(jobs: options.jobs)
    let finished = run.report
    guard !Task.isCancelled else { throw .cancelled }
    guard finished.failed == 0 else { return finished }
    try await store.finish(description(run.attributions))
    return finished
  }

  private var blocks: TileBlocks {
    TileBlocks(
      area: area, zooms: Array(options.clampedZooms), levels: options.blockLevels,
      shard: (options.shard.index, options.shard.count))
  }

  private func description(_ attributions: [String]) -> PyramidDescription {
    var names = Drawing.attribution(of: map.sources).map { [$0] } ?? []
    for name in attributions where !names.contains(where: { $0.contains(name) }) {
      names.append(name)
    }
    return PyramidDescription(
      name: map.sources.compactMap(\.name).first ?? options.styleName, format: options.formatName,
      bounds: area.bounds, zooms: options.clampedZooms,
      attribution: names.isEmpty ? nil : names.joined(separator: " · "))
  }

  /// What sources have; the world where one does not say, and where there is none.
  private static func area(of sources: [TileSourceMetadata]) -> TileArea {
    var area = TileArea()
    for source in sources { area.add(source.bounds ?? .world) }
    if area.isEmpty { area.add(.world) }
    return area
  }
}
