public import WebMercator

/// How many tiles a source has, zoom by zoom, and some of them.
public struct TileCensus: Sendable, Equatable {
  /// The number of tiles by zoom, as far as they were counted.
  public private(set) var counts: [Int: Int] = [:]
  /// Whether all tiles were counted.
  public var isComplete = true
  /// How many tiles there are, where the source knows it without counting.
  public var declaredCount: Int?
  /// A few tiles of each zoom.
  public private(set) var samples: [TileCoordinate] = []
  private var rectangles: [Int: Rectangle] = [:]

  private struct Rectangle: Equatable {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
  }

  /// The most samples of one zoom.
  static let samplesPerZoom = 4

  /// Nothing was counted.
  public init() {}

  /// How many tiles were counted.
  public var count: Int { counts.values.reduce(0, +) }

  /// The box of the deepest zoom that was counted.
  public var bounds: GeoBounds? {
    guard let zoom = rectangles.keys.max(), let rectangle = rectangles[zoom] else { return nil }
    return GeoBounds(zoom: zoom, columns: rectangle.columns, rows: rectangle.rows)
  }

  /// Counts one tile.
  mutating func add(_ tile: TileCoordinate) {
    let number = counts[tile.zoom, default: 0]
    counts[tile.zoom] = number + 1
    if number < Self.samplesPerZoom { samples.append(tile) }
    guard let known = rectangles[tile.zoom] else {
      rectangles[tile.zoom] = Rectangle(columns: tile.x...tile.x, rows: tile.y...tile.y)
      return
    }
    rectangles[tile.zoom] = Rectangle(
      columns: min(known.columns.lowerBound, tile.x)...max(known.columns.upperBound, tile.x),
      rows: min(known.rows.lowerBound, tile.y)...max(known.rows.upperBound, tile.y))
  }

  /// Counts many tiles of one zoom at once, of which these few are known.
  mutating func add(_ number: Int, ofZoom zoom: Int, samples known: [TileCoordinate]) {
    guard number > 0 else { return }
    let before = counts[zoom, default: 0]
    counts[zoom] = before &+ number
    samples += known.prefix(max(0, Self.samplesPerZoom - before))
  }
}
