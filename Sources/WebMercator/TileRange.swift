/// A rectangle of tiles of one zoom, by its columns and rows; nothing is stored for each tile.
///
/// Columns may lie in other copies of the world: over 180° they go on to 2^zoom and beyond, or begin below 0. Iterating
/// gives the tiles themselves, row by row from the north-west, each with its column brought into 0…2^zoom − 1.
public struct TileRange: Sendable, Hashable {
  /// The zoom Z of `Z/X/Y`.
  public let zoom: Int
  /// The columns, eastward; x of the tile is the column modulo 2^zoom.
  public let columns: Range<Int>
  /// The rows from the north, within 0…2^zoom − 1.
  public let rows: Range<Int>

  /// How far a box may reach beyond a tile's edge without touching the next tile, in tiles.
  private static let slack = 1e-6

  /// The tiles that a box of the projected world touches, repeated where it is wider than the world.
  ///
  /// A box without width or height touches one column or row; one that lies off the map in the north or south touches
  /// none. The zoom is clamped to 0…`TileCoordinate.zoomLimit`, the columns to 1,024 worlds either way.
  public init(zoom: Int, covering box: WorldRectangle) {
    let zoom = Swift.max(0, Swift.min(TileCoordinate.zoomLimit, zoom))
    let side = 1 << zoom
    self.zoom = zoom
    columns = Self.span(from: box.minX, to: box.maxX, side: side, limit: -1024 * side...1024 * side)
    rows =
      box.maxY < 0 || box.minY > 1
      ? 0..<0 : Self.span(from: box.minY, to: box.maxY, side: side, limit: 0...side)
  }

  /// The tiles that a box of degrees touches, each once, on both sides of 180° where it crosses that.
  public init(zoom: Int, covering bounds: GeoBounds) {
    self = TileRange(zoom: zoom, covering: WorldRectangle(bounds)).distinct
  }

  private init(zoom: Int, columns: Range<Int>, rows: Range<Int>) {
    self.zoom = zoom
    self.columns = columns
    self.rows = rows
  }

  private static func span(
    from start: Double, to end: Double, side: Int, limit: ClosedRange<Int>
  ) -> Range<Int> {
    func clamped(_ value: Double) -> Int {
      let bounded = Swift.max(Double(limit.lowerBound), Swift.min(Double(limit.upperBound), value))
      return Int(bounded)
    }
    let first = clamped((start * Double(side) + slack).rounded(.down))
    let last = clamped((end * Double(side) - slack).rounded(.up))
    // The far edge belongs to the last tile.
    let begin = Swift.min(first, limit.upperBound - 1)
    return begin..<Swift.max(begin + 1, last)
  }

  /// The same tiles, each once: at most one world wide.
  public var distinct: TileRange {
    let side = 1 << zoom
    guard columns.count > side else { return self }
    return TileRange(zoom: zoom, columns: 0..<side, rows: rows)
  }

  /// How many tiles there are; `Int.max` where an `Int` can't hold it.
  public var count: Int {
    let (product, overflow) = columns.count.multipliedReportingOverflow(by: rows.count)
    return overflow ? Int.max : product
  }

  /// Whether there are none.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether a tile is one of these.
  public func contains(_ tile: TileCoordinate) -> Bool {
    guard tile.zoom == zoom, rows.contains(tile.y) else { return false }
    let side = 1 << zoom
    // The first column at or east of the range's start that shows this tile.
    let fromStart = (tile.x - columns.lowerBound) & (side - 1)
    return fromStart < columns.count
  }
}

extension TileRange: Sequence {
  /// Goes through the tiles row by row.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// One tile after another.
  public struct Iterator: IteratorProtocol {
    private let range: TileRange
    private var column: Int
    private var row: Int

    fileprivate init(_ range: TileRange) {
      self.range = range
      column = range.columns.lowerBound
      row = range.rows.lowerBound
    }

    /// The next tile, or `nil` after the last.
    public mutating func next() -> TileCoordinate? {
      guard row < range.rows.upperBound, column < range.columns.upperBound else { return nil }
      let tile = TileCoordinate(zoom: range.zoom, wrappingX: column, y: row)
      column += 1
      if column == range.columns.upperBound {
        column = range.columns.lowerBound
        row += 1
      }
      return tile
    }
  }
}
