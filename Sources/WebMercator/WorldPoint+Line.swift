extension WorldPoint {
  /// The world points of a line, each joined to the one before it the short way round.
  ///
  /// So 160° E → 175° E → 160° W goes on eastward, to x > 1, and no step is wider than half the world. Places that
  /// are not valid are left out. The line starts in the first copy of the world, or in the copy nearest to `start`;
  /// a picture shows the line by drawing it at each whole step of x that reaches the picture.
  public static func line(
    through coordinates: [GeoCoordinate], startingNear start: WorldPoint? = nil
  ) -> [WorldPoint] {
    var points: [WorldPoint] = []
    points.reserveCapacity(coordinates.count)
    var previous = start?.x ?? 0.5
    // The first copy is the nearest to x 0.5, and nothing that is not finite may get in.
    if !previous.isFinite || abs(previous) > 1e6 { previous = 0.5 }
    for coordinate in coordinates where coordinate.isValid {
      var point = WorldPoint(coordinate)
      point.x = nearestCopy(of: point.x, to: previous)
      points.append(point)
      previous = point.x
    }
    return points
  }

  /// x moved by whole worlds to within half a world of `reference`; exactly half a world stays as it is.
  static func nearestCopy(of x: Double, to reference: Double) -> Double {
    let step = x - reference
    guard abs(step) > 0.5, step.isFinite else { return x }
    return x - step.rounded()
  }
}
