/// Source over destination on premultiplied pixels, exact to the nearest 255th.
enum PixelBlend {
  /// Each channel of `pixel` times `factor` / 255, rounded; `factor` is 0 to 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// `source` over `destination`; an opaque destination stays opaque.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- source >> 24)
  }

  /// Lays `count` pixels over others.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      let pixel = source[index]
      if pixel == 0 { continue }
      target[index] = pixel >> 24 == 255 ? pixel : over(pixel, target[index])
    }
  }

  /// Lays one premultiplied colour over `count` pixels, each with its own coverage 0 to 255.
  @inline(__always)
  static func blend(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for index in 0..<count {
      let share = UInt32(coverage[index])
      if share == 0 { continue }
      target[index] = over(share == 255 ? color : scaled(color, by: share), target[index])
    }
  }
}
