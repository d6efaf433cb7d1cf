internal import ImageCodec
internal import TileStore
internal import WebMercator

/// Asks the sources for tiles: in their order, the first that has a tile gives it.
///
/// Only headers are read here; compressed bytes are small enough to be held while a picture waits for more.
struct TileGatherer: Sendable {
  /// The sources, first hit wins.
  let sources: [any TileSource]

  /// How many tiles are asked for at a time.
  static let concurrency = 8
  /// The longest side of a tile in pixels; what claims more is taken as broken.
  static let longestSide = 4096

  /// The zooms that any of the sources has.
  var zooms: ClosedRange<Int> {
    let ranges = sources.map { Self.zooms(of: $0) }
    let low = ranges.map(\.lowerBound).min() ?? 0
    return low...max(low, ranges.map(\.upperBound).max() ?? TileCoordinate.zoomLimit)
  }

  private static func zooms(of source: any TileSource) -> ClosedRange<Int> {
    let limits = 0...TileCoordinate.zoomLimit
    let low = source.metadata.minimumZoom ?? limits.lowerBound
    let high = source.metadata.maximumZoom ?? limits.upperBound
    return (low...max(low, high)).clamped(to: limits)
  }

  /// Puts those of the tiles that are not known yet into the basket, several at a time.
  ///
  /// - Throws: `RasterTilesError.cancelled`.
  func gather(
    _ wanted: some Sequence<TileCoordinate>, into basket: inout TileBasket
  ) async throws(RasterTilesError) {
    var seen: Set<TileCoordinate> = []
    let unknown = wanted.filter { !basket.knows($0) && seen.insert($0).inserted }
    guard !unknown.isEmpty else { return }
    for answer in await answers(for: unknown, broken: basket.broken) {
      basket.broken.merge(answer.broken) { _, new in new }
      if let tile = answer.tile {
        basket.tiles[answer.coordinate] = tile
      } else if !answer.isCancelled {
        basket.absent.insert(answer.coordinate)
      }
    }
    if Task.isCancelled { throw .cancelled }
  }

  /// What came of one question.
  private struct Answer: Sendable {
    let coordinate: TileCoordinate
    var tile: GatheredTile?
    var broken: [TileBasket.SourcedTile: String] = [:]
    var isCancelled = false
  }

  private func answers(
    for wanted: [TileCoordinate], broken: [TileBasket.SourcedTile: String]
  ) async -> [Answer] {
    await withTaskGroup(of: Answer.self) { group in
      var answers: [Answer] = []
      for (index, coordinate) in wanted.enumerated() {
        if index >= Self.concurrency, let answer = await group.next() { answers.append(answer) }
        group.addTask { await ask(for: coordinate, broken: broken) }
      }
      for await answer in group { answers.append(answer) }
      return answers
    }
  }

  private func ask(
    for coordinate: TileCoordinate, broken: [TileBasket.SourcedTile: String]
  ) async -> Answer {
    var answer = Answer(coordinate: coordinate)
    for (index, source) in sources.enumerated() {
      let name = TileBasket.SourcedTile(source: index, coordinate: coordinate)
      guard Self.zooms(of: source).contains(coordinate.zoom), broken[name] == nil else { continue }
      if Task.isCancelled {
        answer.isCancelled = true
        break
      }
      do throws(TileStoreError) {
        guard let bytes = try await source.tile(at: coordinate), !bytes.isEmpty else { continue }
        answer.tile = Self.tile(bytes, source: index)
        if answer.tile != nil { break }
        answer.broken[name] = Self.refusal(of: bytes)
      } catch {
        answer.broken[name] = "\(error)"
      }
    }
    return answer
  }

  private static func tile(_ bytes: [UInt8], source: Int) -> GatheredTile? {
    let sides = 1...longestSide
    guard let header = ImageHeader.read(bytes), sides.contains(header.width),
      sides.contains(header.height)
    else { return nil }
    return GatheredTile(
      source: source, width: header.width, height: header.height, bytes: bytes)
  }

  /// Why bytes that have no usable header are no tile.
  private static func refusal(of bytes: [UInt8]) -> String {
    do throws(ImageCodecError) {
      _ = try ImageDecoder.decode(bytes, maximumPixels: longestSide * longestSide)
      return "a side of it has more than \(longestSide) pixels"
    } catch {
      return "\(error)"
    }
  }
}
