#if canImport(Glibc)
  internal import Glibc
#endif

extension Ellipsoid {
  /// Metres of the shortest way between two places: the inverse geodesic problem.
  ///
  /// Right to a few nanometres for every pair of places, the antipodal too, and always ends: Newton's method on the
  /// azimuth, kept inside a bracket that is halved where a step would leave it.
  ///
  /// C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013), section 4.
  public func distance(from start: GeoCoordinate, to end: GeoCoordinate) -> Double {
    let start = start.normalized
    let end = end.normalized
    let longitude = abs(
      GeoCoordinate.longitudeDifference(from: start.longitude, to: end.longitude))
    // By symmetry the first place may be the one farther from the equator, and in the south.
    let swapped = abs(start.latitude) < abs(end.latitude)
    let first = swapped ? end.latitude : start.latitude
    let second = swapped ? start.latitude : end.latitude
    let problem = InverseProblem(
      ellipsoid: self, firstLatitude: -abs(first), secondLatitude: first < 0 ? second : -second,
      longitude: longitude)
    return polarRadius * problem.length
  }
}

/// The inverse problem in its canonical place: φ₁ ≤ 0, |φ₁| ≥ |φ₂|, 0 ≤ λ₁₂ ≤ 180°.
private struct InverseProblem {
  let ellipsoid: Ellipsoid
  /// β₁ and β₂.
  let first: Angle
  let second: Angle
  /// λ₁₂.
  let longitude: Angle

  init(ellipsoid: Ellipsoid, firstLatitude: Double, secondLatitude: Double, longitude: Double) {
    self.ellipsoid = ellipsoid
    let angle = Angle(degrees: longitude)
    self.longitude = Angle(sine: abs(angle.sine), cosine: angle.cosine)
    var first = ellipsoid.reducedLatitude(firstLatitude)
    var second = ellipsoid.reducedLatitude(secondLatitude)
    first.cosine = max(0x1p-500, first.cosine)
    second.cosine = max(0x1p-500, second.cosine)
    self.first = first
    self.second = second
  }

  /// The shortest distance divided by the polar radius.
  var length: Double {
    if longitude.sine == 0 || first.cosine <= 0x1p-50, let length = meridianLength {
      return length
    }
    // Along the equator, up to where a way around it becomes shorter.
    let lambda = longitude.radians
    if first.sine == 0, lambda <= (1 - ellipsoid.flattening) * .pi {
      return lambda / (1 - ellipsoid.flattening)
    }
    return trial(solvedAzimuth).arc.length
  }

  /// The distance along the meridian, unless a way beside it is shorter (between nearly antipodal places).
  private var meridianLength: Double? {
    let trial = trial(longitude.cosine < 0 ? Angle(sine: 0, cosine: -1) : Angle(sine: 0, cosine: 1))
    return trial.span < 1 || trial.reducedLength >= 0 ? trial.arc.length : nil
  }

  /// The azimuth at the first place by which the geodesic meets the second's meridian at its latitude.
  private var solvedAzimuth: Angle {
    var azimuth = sphericalAzimuth
    var low = Angle(sine: 0x1p-500, cosine: 1)
    var high = Angle(sine: 0x1p-500, cosine: -1)
    var tolerance = 0x1p-52
    for _ in 0..<120 {
      let trial = trial(azimuth)
      let miss = trial.longitudeMiss
      guard abs(miss) > tolerance else { break }
      // Once a step has come this close, the next is as good as rounding lets it be.
      tolerance = abs(miss) < 16 * 0x1p-52 ? 8 * 0x1p-52 : 0x1p-52
      if miss > 0 { high = azimuth } else { low = azimuth }
      let next = newtonStep(from: azimuth, miss: miss, slope: trial.slope)
      if let next, isBetween(low, next, high) {
        azimuth = next
      } else {
        azimuth = Angle(sine: low.sine + high.sine, cosine: low.cosine + high.cosine).unit
      }
    }
    return azimuth
  }

  private func newtonStep(from azimuth: Angle, miss: Double, slope: Double) -> Angle? {
    let step = -miss / slope
    guard slope > 0, abs(step) < .pi else { return nil }
    return azimuth.plus(Angle(radians: step)).unit
  }

  private func isBetween(_ low: Angle, _ angle: Angle, _ high: Angle) -> Bool {
    // On 0…π the cotangent falls, which orders angles without losing those close to the ends.
    angle.sine > 0 && angle.cosine * low.sine < low.cosine * angle.sine
      && angle.cosine * high.sine > high.cosine * angle.sine
  }

  /// The azimuth on a sphere, with the longitude stretched a little as Karney's equation 48 has it.
  private var sphericalAzimuth: Angle {
    let mean = (first.cosine + second.cosine) / 2
    let stretch = (1 - ellipsoid.eccentricitySquared * mean * mean).squareRoot()
    let omega = Angle(radians: min(.pi, longitude.radians / stretch))
    let across = second.cosine * omega.sine
    // sin(β₂ − β₁) or sin(β₂ + β₁) plus a correction that does not cancel.
    let square = omega.sine * omega.sine
    let along: Double
    if omega.cosine >= 0 {
      along =
        second.sine * first.cosine - second.cosine * first.sine
        + second.cosine * first.sine * square / (1 + omega.cosine)
    } else {
      along =
        second.sine * first.cosine + second.cosine * first.sine
        - second.cosine * first.sine * square / (1 - omega.cosine)
    }
    let azimuth = Angle(sine: across, cosine: along).unit
    return azimuth.sine > 0 ? azimuth : Angle(sine: 1, cosine: 0)
  }

  private func trial(_ azimuth: Angle) -> GeodesicTrial {
    GeodesicTrial(problem: self, azimuth: azimuth)
  }
}

/// The geodesic that leaves the first place at an azimuth, up to the latitude of the second.
private struct GeodesicTrial {
  /// σ₁₂.
  let span: Double
  let arc: GeodesicArc
  /// m₁₂ divided by the polar radius.
  let reducedLength: Double
  /// The longitude gone less the longitude wanted, radians.
  let longitudeMiss: Double
  /// How fast the miss grows with the azimuth (Karney's equation 46).
  let slope: Double

  init(problem: InverseProblem, azimuth: Angle) {
    let (ellipsoid, first, second) = (problem.ellipsoid, problem.first, problem.second)
    let away =
      first.sine == 0 && azimuth.cosine == 0 ? -0x1p-500 : azimuth.cosine
    let equatorSine = azimuth.sine * first.cosine
    let equatorCosine = hypot(away, azimuth.sine * first.sine)
    let startArc = Angle(sine: first.sine, cosine: away * first.cosine).unit
    let endAlong = Self.northward(away: away, first: first, second: second)
    let endArc = Angle(sine: second.sine, cosine: endAlong).unit
    span = Self.turn(from: startArc, to: endArc)

    let kSquared =
      ellipsoid.secondEccentricitySquared * equatorCosine * equatorCosine
    arc = GeodesicArc(
      start: startArc.radians, span: span, kSquared: kSquared, flattening: ellipsoid.flattening)
    func root(_ angle: Angle) -> Double { (1 + kSquared * angle.sine * angle.sine).squareRoot() }
    reducedLength =
      root(endArc) * startArc.cosine * endArc.sine - root(startArc) * startArc.sine * endArc.cosine
      - startArc.cosine * endArc.cosine * arc.reduction

    let startOmega = Angle(sine: equatorSine * first.sine, cosine: away * first.cosine).unit
    let endOmega = Angle(sine: equatorSine * second.sine, cosine: endAlong).unit
    let omega = Angle(radians: Self.turn(from: startOmega, to: endOmega))
    let beyond = omega.plus(
      Angle(sine: -problem.longitude.sine, cosine: problem.longitude.cosine))
    longitudeMiss = beyond.radians - ellipsoid.flattening * equatorSine * arc.longitudeLag
    slope =
      endAlong == 0
      ? -2 * root(startArc) * (1 - ellipsoid.flattening) / first.sine
      : reducedLength * (1 - ellipsoid.flattening) / endAlong
  }

  /// cos α₂ cos β₂ ≥ 0 by Clairaut's relation, its difference of squares taken where it cancels least.
  private static func northward(away: Double, first: Angle, second: Angle) -> Double {
    if second.cosine == first.cosine, abs(second.sine) == -first.sine {
      return abs(away) * first.cosine
    }
    let along = away * first.cosine
    let difference =
      first.cosine < -first.sine
      ? (second.cosine - first.cosine) * (first.cosine + second.cosine)
      : (first.sine - second.sine) * (first.sine + second.sine)
    return max(0, along * along + difference).squareRoot()
  }

  /// The angle from one to the other, 0…π.
  private static func turn(from start: Angle, to end: Angle) -> Double {
    let sine = start.cosine * end.sine - start.sine * end.cosine
    // Not `max`, which may let −0 through, and with it −π.
    return atan2(sine > 0 ? sine : 0, start.cosine * end.cosine + start.sine * end.sine)
  }
}
