#if canImport(Glibc)
  internal import Glibc
#endif

/// The camera of a picture: which place lies on which point.
///
/// The world is 512·2^zoom points wide (MapLibre's zoom). `bearing` degrees clockwise from north point up.
public struct Viewport: Sendable, Hashable {
  /// The place on the middle of the picture: longitude within −180…180, latitude within the map.
  public let center: GeoCoordinate
  /// The camera's zoom, any fraction.
  public let zoom: Double
  /// Points.
  public let size: PictureSize
  /// Pixels a point, 1 to 4.
  public let scale: Double
  /// The compass direction that is up, degrees clockwise from north.
  public let bearing: Double

  /// `center` on the projected world, within its first copy.
  public let worldCenter: WorldPoint
  /// The width of the whole world in points.
  public let worldSize: Double
  /// Cosine and sine of the bearing.
  let turn: Turn

  struct Turn: Sendable, Hashable {
    let cosine: Double
    let sine: Double
  }

  /// The zooms that there are: at −9 the whole world is one point, at 30 a point is 0.07 mm on the equator.
  public static let zoomRange = -9.0...30.0
  /// The most pixels that a side can have.
  public static let pixelLimit = 65_535

  /// A camera; what is out of range is brought into it, what is not a number counts as the default or 0.
  ///
  /// `GeoRegion.viewport` says what is wrong instead.
  public init(
    center: GeoCoordinate, zoom: Double, size: PictureSize, scale: Double = 1, bearing: Double = 0
  ) {
    let place = center.normalized
    self.center = GeoCoordinate(
      latitude: WorldPoint.clampedLatitude(place.latitude), longitude: place.longitude)
    let range = Self.zoomRange
    self.zoom = zoom.isNaN ? 0 : max(range.lowerBound, min(range.upperBound, zoom))
    self.size = size
    self.scale = scale.isNaN ? 1 : max(1, min(4, scale))
    self.bearing = bearing.isFinite ? bearing.truncatingRemainder(dividingBy: 360) : 0
    worldCenter = WorldPoint(self.center)
    worldSize = 512 * exp2(self.zoom)
    let angle = Angle(degrees: self.bearing)
    turn = Turn(cosine: angle.cosine, sine: angle.sine)
  }

  /// A camera, north up, over a point of the first copy of the world, which it keeps to the last bit.
  ///
  /// Pictures that are parts of one larger one then have their points on the very same places of the world.
  public init(worldCenter: WorldPoint, zoom: Double, size: PictureSize, scale: Double = 1) {
    let camera = Viewport(center: worldCenter.coordinate, zoom: zoom, size: size, scale: scale)
    self.init(camera, worldCenter: worldCenter)
  }

  private init(_ camera: Viewport, worldCenter: WorldPoint) {
    center = camera.center
    zoom = camera.zoom
    size = camera.size
    scale = camera.scale
    bearing = camera.bearing
    worldSize = camera.worldSize
    turn = camera.turn
    let isInside = (0...1).contains(worldCenter.x) && (0...1).contains(worldCenter.y)
    self.worldCenter = isInside ? worldCenter : camera.worldCenter
  }

  /// Pixels across: the whole part of points × scale, 0 to `pixelLimit`.
  public var pixelWidth: Int { Self.pixels(size.width, scale: scale) }
  /// Pixels down: the whole part of points × scale, 0 to `pixelLimit`.
  public var pixelHeight: Int { Self.pixels(size.height, scale: scale) }

  /// The whole part, where a product such as 100 × 1.15 that falls short by rounding counts as whole.
  static func pixels(_ points: Int, scale: Double) -> Int {
    let whole = (Double(points) * scale + 1e-6).rounded(.down)
    return whole > 0 ? Int(min(Double(pixelLimit), whole)) : 0
  }

  /// The middle of the picture in points.
  public var middle: Point { Point(x: Double(size.width) / 2, y: Double(size.height) / 2) }

  /// Metres on the ground that a point covers from west to east at the centre.
  public var metersPerPoint: Double {
    Ellipsoid.wgs84.parallelArc(latitude: center.latitude, degrees: 360) / worldSize
  }

  /// Metres on the ground that a pixel covers from west to east at the centre.
  public var metersPerPixel: Double { metersPerPoint / scale }
}
