public import WebMercator

/// The square of a tile on the picture: only pixels whose middle lies in it are painted, so that neighbours share none.
public struct TileClip: Sendable, Hashable {
  /// The tile's north-west corner, in points.
  public var origin: Point
  /// From there to its north-east corner, in points.
  public var right: Point
  /// From `origin` to its south-west corner, in points.
  public var down: Point

  /// A square by a corner and two sides.
  public init(origin: Point, right: Point, down: Point) {
    self.origin = origin
    self.right = right
    self.down = down
  }
}
