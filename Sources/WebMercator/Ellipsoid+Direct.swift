#if canImport(Glibc)
  internal import Glibc
#endif

extension Ellipsoid {
  /// The place that one reaches by going straight on: the direct geodesic problem.
  ///
  /// - Parameters:
  ///   - start: Where one sets out.
  ///   - azimuth: The compass direction, degrees clockwise from north.
  ///   - distance: Metres; negative goes backward, what is not finite counts as 0.
  /// - Returns: A place with longitude within −180…180, right to a few nanometres.
  ///
  /// C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013), section 2.
  public func destination(
    from start: GeoCoordinate, azimuth: Double, distance: Double
  ) -> GeoCoordinate {
    let start = start.normalized
    guard distance.isFinite, distance != 0 else { return start }
    let line = GeodesicLine(
      ellipsoid: self, latitude: start.latitude, azimuth: Angle(degrees: azimuth))
    let end = line.position(at: distance)
    return GeoCoordinate(
      latitude: end.latitude, longitude: start.longitude + end.longitudeDifference
    ).normalized
  }

  /// Places on a circle around a place, clockwise from north, the first not repeated at the end.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: Metres, measured along geodesics.
  ///   - count: How many places, at least 3 and at most 36,000.
  /// - Returns: `count` places.
  public func circle(around center: GeoCoordinate, radius: Double, count: Int) -> [GeoCoordinate] {
    let count = max(3, min(36_000, count))
    return (0..<count).map { index in
      destination(
        from: center, azimuth: 360 * Double(index) / Double(count), distance: radius)
    }
  }
}

/// A geodesic that starts on longitude 0.
private struct GeodesicLine {
  let ellipsoid: Ellipsoid
  /// The azimuth at which the line crosses the equator.
  let equatorAzimuth: Angle
  /// σ and ω of the start, counted from that crossing.
  let startArc: Angle
  let startLongitude: Angle
  let kSquared: Double

  init(ellipsoid: Ellipsoid, latitude: Double, azimuth: Angle) {
    self.ellipsoid = ellipsoid
    var reduced = ellipsoid.reducedLatitude(latitude)
    // At a pole the azimuth still means something if the cosine is not quite 0.
    reduced.cosine = max(0x1p-500, reduced.cosine)
    equatorAzimuth = Angle(
      sine: azimuth.sine * reduced.cosine,
      cosine: hypot(azimuth.cosine, azimuth.sine * reduced.sine))
    let along =
      reduced.sine != 0 || azimuth.cosine != 0 ? reduced.cosine * azimuth.cosine : 1
    startArc = Angle(sine: reduced.sine, cosine: along).unit
    startLongitude = Angle(sine: equatorAzimuth.sine * reduced.sine, cosine: along).unit
    kSquared =
      ellipsoid.secondEccentricitySquared * equatorAzimuth.cosine * equatorAzimuth.cosine
  }

  /// Latitude and longitude (degrees, any turn) after so many metres.
  func position(at distance: Double) -> (latitude: Double, longitudeDifference: Double) {
    let halfRound = arc(span: .pi)
    let round = 2 * ellipsoid.polarRadius * halfRound.length
    let turns = (distance / round).rounded()
    let span = span(of: distance - turns * round)
    let end = startArc.plus(Angle(radians: span))
    let latitude = Angle(
      sine: equatorAzimuth.cosine * end.sine,
      cosine: (1 - ellipsoid.flattening)
        * hypot(equatorAzimuth.sine, equatorAzimuth.cosine * end.cosine))
    let sphere = Angle(sine: equatorAzimuth.sine * end.sine, cosine: end.cosine).plus(
      Angle(sine: -startLongitude.sine, cosine: startLongitude.cosine))
    let lag = arc(span: span).longitudeLag + turns * 2 * halfRound.longitudeLag
    let longitude = sphere.degrees - ellipsoid.flattening * equatorAzimuth.sine * lag * 180 / .pi
    return (latitude.degrees, longitude)
  }

  /// The arc σ whose length is `distance`, by Newton's method: the integrand is the derivative, and nearly constant.
  private func span(of distance: Double) -> Double {
    var span = max(-.pi, min(.pi, distance / ellipsoid.polarRadius))
    for _ in 0..<8 {
      let sine = sin(startArc.radians + span)
      let slope = (1 + kSquared * sine * sine).squareRoot()
      let step = (arc(span: span).length - distance / ellipsoid.polarRadius) / slope
      span -= step
      if abs(step) < 0x1p-53 { break }
    }
    return span
  }

  private func arc(span: Double) -> GeodesicArc {
    GeodesicArc(
      start: startArc.radians, span: span, kSquared: kSquared, flattening: ellipsoid.flattening)
  }
}
