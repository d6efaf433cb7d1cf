/// Straight channels and alpha of 0 to 255 ↔ premultiplied pixels `0xAARRGGBB`.
enum Premultiplication {
  /// The pixel, each product rounded to the nearest, as Cairo and pixman do.
  @inline(__always)
  static func pixel(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) -> UInt32 {
    if alpha == 0xFF { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    return alpha << 24 | product(red, alpha) << 16 | product(green, alpha) << 8
      | product(blue, alpha)
  }

  /// Turns straight pixels `0xAARRGGBB` into premultiplied ones, and tells whether all are opaque.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for index in pixels.indices {
      let straight = unsafe pixels[index]
      all &= straight
      unsafe pixels[index] = pixel(
        red: straight >> 16 & 0xFF, green: straight >> 8 & 0xFF, blue: straight & 0xFF,
        alpha: straight >> 24)
    }
    return all == 0xFF00_0000
  }

  /// The straight pixel `0xAARRGGBB` of a premultiplied one, to the nearest; it premultiplies to the same again.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0xFF { return pixel }
    if alpha == 0 { return 0 }
    return alpha << 24 | quotient(pixel >> 16 & 0xFF, alpha) << 16
      | quotient(pixel >> 8 & 0xFF, alpha) << 8 | quotient(pixel & 0xFF, alpha)
  }

  /// The pixel as it looks on white.
  @inline(__always)
  static func onWhite(_ pixel: UInt32) -> UInt32 {
    (pixel & 0xFF_FFFF &+ (0xFF &- pixel >> 24) &* 0x01_0101) | 0xFF00_0000
  }

  /// `a` × `b` ÷ 255 to the nearest, exact for all of 0 to 255.
  @inline(__always)
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ sum >> 8) >> 8
  }

  /// A channel that is larger than its alpha, which no right pixel has, becomes 255.
  @inline(__always)
  private static func quotient(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    min(0xFF, (channel &* 0xFF &+ alpha / 2) / alpha)
  }
}
