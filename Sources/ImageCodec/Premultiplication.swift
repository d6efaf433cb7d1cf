/// Straight channels and alpha of 0 to 255 ↔ premultiplied pixels `0xAARRGGBB`.
enum Premultiplication {
  /// The pixel, each product rounded to the nearest, as Cairo and pixman do.
  @inline(__always)
  static func pixel(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    if alpha == 0xFF { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | product(red, alpha) << 16 | product(green, alpha) << 8
      | product(blue, alpha)
  }

  /// `a` × `b` ÷ 255 to the nearest, exact for all of 0 to 255.
  @inline(__always)
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ sum >> 8) >> 8
  }
}
