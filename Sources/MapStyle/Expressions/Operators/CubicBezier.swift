/// A curve from (0, 0) to (1, 1) with two control points, as CSS's timing functions are (CSS Easing 1, 2.2).
struct CubicBezier: Sendable, Equatable {
  private let x: SIMD3<Double>
  private let y: SIMD3<Double>

  /// A curve by the control points (x1, y1) and (x2, y2).
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Self.coefficients(x1, x2)
    y = Self.coefficients(y1, y2)
  }

  /// Of t³, t² and t.
  private static func coefficients(_ first: Double, _ second: Double) -> SIMD3<Double> {
    let linear = 3 * first
    let square = 3 * (second - first) - linear
    return SIMD3(1 - linear - square, square, linear)
  }

  private static func value(_ c: SIMD3<Double>, _ t: Double) -> Double {
    ((c.x * t + c.y) * t + c.z) * t
  }

  /// The height above a place, 0 to 1.
  func y(at place: Double) -> Double {
    if place <= 0 { return 0 }
    if place >= 1 { return 1 }
    return Self.value(y, parameter(at: place))
  }

  /// Newton's method, and halving where it doesn't settle.
  private func parameter(at place: Double) -> Double {
    var t = place
    for _ in 0..<8 {
      let error = Self.value(x, t) - place
      if abs(error) < 1e-6 { return t }
      let slope = (3 * x.x * t + 2 * x.y) * t + x.z
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = place
    for _ in 0..<20 {
      let value = Self.value(x, t)
      if abs(value - place) < 1e-6 { break }
      if place > value { low = t } else { high = t }
      t = (high + low) / 2
    }
    return t
  }
}
