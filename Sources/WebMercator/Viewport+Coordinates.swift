#if canImport(Glibc)
  internal import Glibc
#endif

extension Viewport {
  /// Where a place lies in the picture, in points; of its copies in other worlds the one nearest to the centre.
  ///
  /// Everything is reckoned from the centre, so that `coordinate(at:)` gives the place back to 1e-6 points, or at
  /// zooms beyond 22 to the last bit that degrees have. Latitudes beyond the map are clamped to its edge.
  public func point(for coordinate: GeoCoordinate) -> Point {
    let longitude = coordinate.longitude.isFinite ? coordinate.longitude : 0
    let degrees = GeoCoordinate.longitudeDifference(from: center.longitude, to: longitude)
    let latitude = WorldPoint.clampedLatitude(coordinate.latitude)
    return point(
      east: degrees / 360 * worldSize,
      south: -Self.mercatorStep(from: center.latitude, to: latitude) / (2 * .pi) * worldSize)
  }

  /// The place under a point of the picture; longitude within −180…180, latitude within the map.
  public func coordinate(at point: Point) -> GeoCoordinate {
    let offset = offset(of: point)
    let longitude = center.longitude + offset.x / worldSize * 360
    let latitude = Self.latitude(
      from: center.latitude, step: -offset.y / worldSize * (2 * .pi))
    return GeoCoordinate(
      latitude: WorldPoint.clampedLatitude(latitude),
      longitude: GeoCoordinate.normalizedLongitude(longitude))
  }

  /// Where a world point lies in the picture, in points; the world copy is that of `world` itself.
  ///
  /// Right to 1e-4 points at zoom 30, and better by half with each zoom up.
  public func point(for world: WorldPoint) -> Point {
    point(
      east: (world.x - worldCenter.x) * worldSize, south: (world.y - worldCenter.y) * worldSize)
  }

  /// The world point under a point of the picture.
  public func worldPoint(at point: Point) -> WorldPoint {
    let offset = offset(of: point)
    return WorldPoint(
      x: worldCenter.x + offset.x / worldSize, y: worldCenter.y + offset.y / worldSize)
  }

  /// The upright box of the world that the picture lies in; at a bearing it is larger than the picture.
  public var worldRectangle: WorldRectangle {
    let half = halfExtent
    return WorldRectangle(
      minX: worldCenter.x - half.x, minY: worldCenter.y - half.y,
      maxX: worldCenter.x + half.x, maxY: worldCenter.y + half.y)
  }

  /// The box of degrees that holds all that is visible; −180…180 where the whole world round is.
  public var bounds: GeoBounds { worldRectangle.bounds }

  /// Half the upright box around the picture, in worlds.
  private var halfExtent: Point {
    let (cosine, sine) = (abs(turn.cosine), abs(turn.sine))
    return Point(
      x: (abs(middle.x) * cosine + abs(middle.y) * sine) / worldSize,
      y: (abs(middle.x) * sine + abs(middle.y) * cosine) / worldSize)
  }

  /// The point so many points east and south of the centre.
  private func point(east: Double, south: Double) -> Point {
    Point(
      x: middle.x + (east * turn.cosine + south * turn.sine),
      y: middle.y + (south * turn.cosine - east * turn.sine))
  }

  /// Points east (x) and south (y) of the centre.
  private func offset(of point: Point) -> Point {
    let right = point.x - middle.x
    let down = point.y - middle.y
    return Point(
      x: right * turn.cosine - down * turn.sine, y: right * turn.sine + down * turn.cosine)
  }

  /// Northward on the Mercator map from one latitude to another, in radians of the equator.
  ///
  /// With ψ = artanh(sin φ): ψ − ψ₀ = 2 artanh(sin(δ/2) / cos(φ₀ + δ/2)), δ = φ − φ₀, in which nothing cancels
  /// however small the step is. `latitude(from:step:)` is the same solved for δ.
  private static func mercatorStep(from start: Double, to end: Double) -> Double {
    let half = (end - start) * .pi / 360
    return 2 * atanh(sin(half) / cos(start * .pi / 180 + half))
  }

  private static func latitude(from start: Double, step: Double) -> Double {
    let ratio = tanh(step / 2)
    let angle = start * .pi / 180
    return start + atan2(ratio * cos(angle), 1 + ratio * sin(angle)) * 360 / .pi
  }
}
