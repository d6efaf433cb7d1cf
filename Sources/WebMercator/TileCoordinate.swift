/// One tile of the pyramid: zoom z, column x from 180° W eastward, row y from the north southward (XYZ).
public struct TileCoordinate: Sendable, Hashable {
  /// The zoom Z of `Z/X/Y`, 0 to `zoomLimit`.
  public let zoom: Int
  /// The column, 0 to 2^zoom − 1.
  public let x: Int
  /// The row from the north, 0 to 2^zoom − 1.
  public let y: Int

  /// The deepest zoom that is told apart.
  public static let zoomLimit = 30

  /// A tile by z/x/y, or `nil` where there is none.
  public init?(zoom: Int, x: Int, y: Int) {
    guard (0...Self.zoomLimit).contains(zoom) else { return nil }
    let side = 1 << zoom
    guard (0..<side).contains(x), (0..<side).contains(y) else { return nil }
    self.init(uncheckedZoom: zoom, x: x, y: y)
  }

  /// A tile by z/x/y where x may lie in another copy of the world; `nil` beyond the north or south edge.
  public init?(zoom: Int, wrappingX x: Int, y: Int) {
    guard (0...Self.zoomLimit).contains(zoom) else { return nil }
    self.init(zoom: zoom, x: x & (1 << zoom - 1), y: y)
  }

  private init(uncheckedZoom zoom: Int, x: Int, y: Int) {
    self.zoom = zoom
    self.x = x
    self.y = y
  }

  /// The tile one zoom up that holds this one; `nil` at zoom 0.
  public var parent: TileCoordinate? { ancestor(levelsUp: 1) }

  /// The tile `levels` zooms up that holds this one; `nil` past zoom 0.
  public func ancestor(levelsUp levels: Int) -> TileCoordinate? {
    guard levels >= 0, levels <= zoom else { return nil }
    return TileCoordinate(uncheckedZoom: zoom - levels, x: x >> levels, y: y >> levels)
  }

  /// The four tiles one zoom down, north-west, north-east, south-west, south-east; none at `zoomLimit`.
  public var children: [TileCoordinate] {
    guard zoom < Self.zoomLimit else { return [] }
    return [(0, 0), (1, 0), (0, 1), (1, 1)].map {
      TileCoordinate(uncheckedZoom: zoom + 1, x: 2 * x + $0.0, y: 2 * y + $0.1)
    }
  }
}

extension TileCoordinate: CustomStringConvertible {
  /// `Z/X/Y`.
  public var description: String { "\(zoom)/\(x)/\(y)" }
}
