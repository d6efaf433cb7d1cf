#if canImport(Glibc)
  internal import Glibc
#endif

/// A point of a picture: x to the right and y downward from its top left corner.
public struct Point: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Downward.
  public var y: Double

  /// A point by its numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A picture's width and height in points.
public struct PictureSize: Sendable, Hashable {
  /// Points across.
  public var width: Int
  /// Points down.
  public var height: Int

  /// A size in points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The camera of a picture: which place lies on which point.
///
/// The world is 512·2^zoom points wide (MapLibre's zoom). `bearing` degrees clockwise from north point up.
public struct Viewport: Sendable, Hashable {
  /// The place on the middle of the picture.
  public let center: GeoCoordinate
  /// The camera's zoom, any fraction.
  public let zoom: Double
  /// Points.
  public let size: PictureSize
  /// Pixels a point, 1 to 4.
  public let scale: Double
  /// The compass direction that is up, degrees clockwise from north.
  public let bearing: Double

  /// A camera; zoom is clamped to −2…30.
  public init(
    center: GeoCoordinate, zoom: Double, size: PictureSize, scale: Double = 1, bearing: Double = 0
  ) {
    self.center = center
    self.zoom = zoom.isNaN ? 0 : max(-2, min(30, zoom))
    self.size = size
    self.scale = scale
    self.bearing = bearing.isFinite ? bearing : 0
  }

  /// Pixels across: the whole part of points × scale.
  public var pixelWidth: Int { Int((Double(size.width) * scale).rounded(.down)) }
  /// Pixels down: the whole part of points × scale.
  public var pixelHeight: Int { Int((Double(size.height) * scale).rounded(.down)) }

  /// The width of the whole world in points.
  public var worldSize: Double { 512 * exp2(zoom) }

  /// The middle of the picture in points.
  public var middle: Point { Point(x: Double(size.width) / 2, y: Double(size.height) / 2) }

  /// Where a world point lies in the picture, in points; the world copy is that of `world` itself.
  public func point(for world: WorldPoint) -> Point {
    let origin = WorldPoint(center)
    let east = (world.x - origin.x) * worldSize
    let south = (world.y - origin.y) * worldSize
    let turn = bearing * .pi / 180
    return Point(
      x: middle.x + east * cos(turn) + south * sin(turn),
      y: middle.y - east * sin(turn) + south * cos(turn))
  }

  /// The world point under a point of the picture.
  public func worldPoint(at point: Point) -> WorldPoint {
    let origin = WorldPoint(center)
    let right = (point.x - middle.x) / worldSize
    let down = (point.y - middle.y) / worldSize
    let turn = bearing * .pi / 180
    return WorldPoint(
      x: origin.x + right * cos(turn) - down * sin(turn),
      y: origin.y + right * sin(turn) + down * cos(turn))
  }
}
