internal import MapScene
internal import WebMercator

/// From the units of one tile to points of the picture.
struct TileProjection: Sendable {
  /// The tile's north-west corner, in points.
  let origin: Point
  /// From one unit of the tile to the next in x, in points; in y it is this turned by a right angle.
  let step: Point
  /// Units across the tile.
  let extent: Double

  /// A projection of a tile that lies in a copy of the world.
  init(_ tile: TileCoordinate, wrap: Int, extent: Double, viewport: Viewport) {
    let side = Double(1 << tile.zoom)
    let (x, y) = (Double(tile.x) / side + Double(wrap), Double(tile.y) / side)
    origin = viewport.point(for: WorldPoint(x: x, y: y))
    let east = viewport.point(for: WorldPoint(x: x + 1 / side, y: y))
    step = Point(x: (east.x - origin.x) / extent, y: (east.y - origin.y) / extent)
    self.extent = extent
  }

  /// Where a place of the tile lies on the picture.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: origin.x + x * step.x - y * step.y, y: origin.y + x * step.y + y * step.x)
  }

  /// The tile's square.
  var clip: TileClip {
    TileClip(
      origin: origin, right: Point(x: step.x * extent, y: step.y * extent),
      down: Point(x: -step.y * extent, y: step.x * extent))
  }

  /// Points of the picture a unit of the tile.
  var scale: Double { (step.x * step.x + step.y * step.y).squareRoot() }
}
