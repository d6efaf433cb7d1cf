/// What a person asks to see.
public enum GeoRegion: Sendable, Hashable {
  /// So many metres west–east and south–north around a place, measured on the WGS 84 ellipsoid.
  case distance(center: GeoCoordinate, eastWest: Double, northSouth: Double)
  /// A place and the camera's zoom, at which the world is 512·2^zoom points wide.
  case zoom(center: GeoCoordinate, zoom: Double)
  /// A box of degrees; where west > east it crosses 180°.
  case bounds(GeoBounds)
  /// Everything that is given, with so many points free on each side, and no closer than a zoom.
  case fit([GeoCoordinate], padding: Double = 0, maximumZoom: Double = 16)

  /// A square of so many metres around a place.
  public static func distance(_ metres: Double, around center: GeoCoordinate) -> GeoRegion {
    .distance(center: center, eastWest: metres, northSouth: metres)
  }

  /// The most metres that a region can measure: once around the equator.
  public static let greatestDistance = 40_075_017.0

  /// The camera that shows the whole region.
  ///
  /// The region's tighter side fits exactly and the other shows more, at any bearing. A centre that was given lies on
  /// the middle; where Mercator makes the half toward the pole the larger one, that half decides. Latitudes beyond the
  /// map are clamped to its edge.
  ///
  /// - Parameters:
  ///   - size: The picture in points; no side over 65,535 pixels.
  ///   - scale: Pixels a point, 1 to 4.
  ///   - bearing: The compass direction that is up, degrees clockwise from north.
  /// - Returns: A camera for a picture of that size.
  /// - Throws: `GeometryError` for the first value that makes no sense.
  public func viewport(
    size: PictureSize, scale: Double = 1, bearing: Double = 0
  ) throws(GeometryError) -> Viewport {
    try Self.check(size: size, scale: scale, bearing: bearing)
    switch self {
    case .zoom(let center, let zoom):
      try center.checkAsCenter()
      try Self.check(zoom: zoom)
      return Viewport(center: center, zoom: zoom, size: size, scale: scale, bearing: bearing)
    case .distance(let center, let eastWest, let northSouth):
      try center.checkAsCenter()
      try Self.check(distance: eastWest)
      try Self.check(distance: northSouth)
      let fit = RegionFit(around: center, eastWest: eastWest, northSouth: northSouth)
      return fit.viewport(size: size, scale: scale, bearing: bearing)
    case .bounds(let bounds):
      let fit = RegionFit(bounds: try bounds.checked())
      return fit.viewport(size: size, scale: scale, bearing: bearing)
    case .fit(let coordinates, let padding, let maximumZoom):
      try Self.check(zoom: maximumZoom)
      try Self.check(padding: padding, size: size)
      let turn = Angle(degrees: bearing.truncatingRemainder(dividingBy: 360))
      let fit = try RegionFit(enclosing: coordinates, turn: turn)
      return fit.viewport(
        size: size, scale: scale, bearing: bearing, padding: padding, maximumZoom: maximumZoom)
    }
  }
}
