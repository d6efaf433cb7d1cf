#if canImport(Glibc)
  internal import Glibc
#endif

/// An angle as its sine and cosine, which keeps full precision near 0°, 90° and 180° alike.
struct Angle {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Exact at each multiple of 90°; what is not finite counts as 0.
  init(degrees: Double) {
    let turn = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    let quarter = (turn / 90).rounded()
    let rest = (turn - quarter * 90) * .pi / 180
    switch Int(quarter) & 3 {
    case 0: self.init(sine: sin(rest), cosine: cos(rest))
    case 1: self.init(sine: cos(rest), cosine: -sin(rest))
    case 2: self.init(sine: -sin(rest), cosine: -cos(rest))
    default: self.init(sine: -cos(rest), cosine: sin(rest))
    }
  }

  init(radians: Double) {
    self.init(sine: sin(radians), cosine: cos(radians))
  }

  var radians: Double { atan2(sine, cosine) }
  var degrees: Double { atan2(sine, cosine) * 180 / .pi }

  /// The same direction with sine² + cosine² = 1; 0/0 is the angle 0.
  var unit: Angle {
    let length = hypot(sine, cosine)
    guard length > 0 else { return Angle(sine: 0, cosine: 1) }
    return Angle(sine: sine / length, cosine: cosine / length)
  }

  /// This angle turned by `other`.
  func plus(_ other: Angle) -> Angle {
    Angle(
      sine: sine * other.cosine + cosine * other.sine,
      cosine: cosine * other.cosine - sine * other.sine)
  }
}
