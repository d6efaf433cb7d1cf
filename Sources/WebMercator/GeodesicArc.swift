#if canImport(Glibc)
  internal import Glibc
#endif

/// The integrals along a stretch of a geodesic, over the arc σ on the auxiliary sphere.
///
/// C. F. F. Karney, "Algorithms for geodesics", J. Geodesy 87 (2013), equations 7, 8 and 40. The integrands are
/// nearly constant, so that Gauss–Legendre quadrature with 12 nodes is exact to rounding over half a turn, and no
/// table of series coefficients is needed.
struct GeodesicArc {
  /// Distance divided by the polar radius: ∫ √(1 + k² sin² σ) dσ.
  var length = 0.0
  /// ∫ (2 − f) / (1 + (1 − f) √(1 + k² sin² σ)) dσ, by which longitude lags on the ellipsoid.
  var longitudeLag = 0.0
  /// ∫ k² sin² σ / √(1 + k² sin² σ) dσ, for the reduced length.
  var reduction = 0.0

  /// Abramowitz and Stegun, "Handbook of Mathematical Functions", table 25.4, n = 12.
  private static let nodes: [(offset: Double, weight: Double)] = [
    (0.125233408511468915472441369464, 0.249147045813402785000562436043),
    (0.367831498998180193752691536644, 0.233492536538354808760849898925),
    (0.587317954286617447296702418941, 0.203167426723065921749064455810),
    (0.769902674194304687036893833213, 0.160078328543346226334652529543),
    (0.904117256370474856678465866119, 0.106939325995318430960254718194),
    (0.981560634246719250690549090149, 0.047175336386511827194615961485),
  ]

  /// The integrals from σ = `start` over `span`, both in radians, |span| ≤ π.
  init(start: Double, span: Double, kSquared: Double, flattening: Double) {
    let half = span / 2
    let middle = start + half
    for node in Self.nodes {
      for sign in [-1.0, 1.0] {
        let sine = sin(middle + sign * node.offset * half)
        let square = kSquared * sine * sine
        let root = (1 + square).squareRoot()
        length += node.weight * root
        longitudeLag += node.weight * (2 - flattening) / (1 + (1 - flattening) * root)
        reduction += node.weight * square / root
      }
    }
    length *= half
    longitudeLag *= half
    reduction *= half
  }
}
