/// How far apart two premultiplied pixels look.
enum ColorDistance {
  /// The sum of the squared differences of the channels; green counts most and blue least, as for the eye.
  @inline(__always)
  static func squared(_ a: UInt32, _ b: UInt32) -> Int32 {
    let alpha = difference(a, b, 24)
    let red = difference(a, b, 16)
    let green = difference(a, b, 8)
    let blue = difference(a, b, 0)
    return 3 &* alpha &* alpha &+ 3 &* red &* red &+ 4 &* green &* green &+ 2 &* blue &* blue
  }

  /// The index of the nearest of `colors`, the first of equals.
  static func nearest(to pixel: UInt32, in colors: [UInt32]) -> Int {
    var best = 0
    var bestDistance = Int32.max
    for (index, color) in colors.enumerated() {
      let distance = squared(pixel, color)
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }

  @inline(__always)
  private static func difference(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: a >> shift & 0xFF) &- Int32(truncatingIfNeeded: b >> shift & 0xFF)
  }
}
