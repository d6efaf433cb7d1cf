internal import Glibc

/// The C library's functions of angles, in radians.
enum MathFunctions {
  static func sin(_ angle: Double) -> Double {
    Glibc.sin(angle)
  }

  static func cos(_ angle: Double) -> Double {
    Glibc.cos(angle)
  }

  static func atan2(_ y: Double, _ x: Double) -> Double {
    Glibc.atan2(y, x)
  }
}
