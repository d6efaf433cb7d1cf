/// Mixing premultiplied pixels, two channels at a time.
enum PixelMix {
  /// `weight` of 256 of the second pixel and the rest of the first.
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    let rest = 256 &- weight
    let even = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* weight &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* weight &+ 0x0080_0080
    return (even >> 8 & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }

  /// Each channel times `factor` / 256.
  @inline(__always)
  static func scale(_ pixel: UInt32, _ factor: UInt32) -> UInt32 { mix(0, pixel, factor) }

  /// Four pixels by their place between each other, in 256ths.
  @inline(__always)
  static func mix(
    _ topLeft: UInt32, _ topRight: UInt32, _ bottomLeft: UInt32, _ bottomRight: UInt32,
    x: UInt32, y: UInt32
  ) -> UInt32 {
    mix(mix(topLeft, topRight, x), mix(bottomLeft, bottomRight, x), y)
  }

  /// An opacity 0 to 1 as a factor 0 to 256.
  static func factor(_ opacity: Double) -> UInt32 {
    opacity.isNaN ? 0 : UInt32((max(0, min(1, opacity)) * 256).rounded())
  }
}
