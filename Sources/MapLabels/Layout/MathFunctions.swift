#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The C library's functions of angles, in radians.
enum MathFunctions {
  static func sin(_ angle: Double) -> Double {
    #if canImport(Glibc)
      Glibc.sin(angle)
    #else
      Darwin.sin(angle)
    #endif
  }

  static func cos(_ angle: Double) -> Double {
    #if canImport(Glibc)
      Glibc.cos(angle)
    #else
      Darwin.cos(angle)
    #endif
  }

  static func atan2(_ y: Double, _ x: Double) -> Double {
    #if canImport(Glibc)
      Glibc.atan2(y, x)
    #else
      Darwin.atan2(y, x)
    #endif
  }
}
