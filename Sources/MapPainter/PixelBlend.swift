/// Source over destination on premultiplied pixels, exact to the nearest 255th.
enum PixelBlend {
  /// Four pixels, or their eight even or odd channels.
  private typealias Pixels = SIMD4<UInt32>
  private typealias Channels = SIMD8<UInt16>

  /// Lays `count` pixels over others; an opaque destination stays opaque.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let pixels = load(source + index)
      store(over(pixels, load(UnsafePointer(target) + index)), to: target + index)
      index &+= 4
    }
    while index < count {
      target[index] = over(Pixels(repeating: source[index]), Pixels(repeating: target[index]))[0]
      index &+= 1
    }
  }

  /// Lays one premultiplied colour over `count` pixels, as much of it as `share` of 255 says.
  @inline(__always)
  static func blend(
    _ color: UInt32, share: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    if share == 0 { return }
    let source = scaled(Pixels(repeating: color), by: Pixels(repeating: share))
    if source[0] >> 24 == 255 { return target.update(repeating: source[0], count: count) }
    var index = 0
    while index &+ 4 <= count {
      store(over(source, load(UnsafePointer(target) + index)), to: target + index)
      index &+= 4
    }
    while index < count {
      target[index] = over(source, Pixels(repeating: target[index]))[0]
      index &+= 1
    }
  }

  /// Lays one premultiplied colour over `count` pixels, each with its own coverage 0 to 255.
  @inline(__always)
  static func blend(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let pixels = Pixels(repeating: color)
    for index in 0..<count {
      let share = coverage[index]
      if share == 0 { continue }
      let source = scaled(pixels, by: Pixels(repeating: UInt32(share)))
      target[index] = over(source, Pixels(repeating: target[index]))[0]
    }
  }

  /// Lays one premultiplied colour over `count` pixels, each with its own share of it; below 0 counts as 0, above 1 as 1.
  @inline(__always)
  static func blend(
    _ color: UInt32, shares: UnsafePointer<Float>, over target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let pixels = Pixels(repeating: color)
    let isOpaque = color >> 24 == 255
    for index in 0..<count where shares[index] > 0 {
      let share = UInt32(min(1, shares[index]) * 255 + 0.5)
      if share == 255, isOpaque {
        target[index] = color
        continue
      }
      let source = scaled(pixels, by: Pixels(repeating: share))
      target[index] = over(source, Pixels(repeating: target[index]))[0]
    }
  }

  /// Lays one ready premultiplied pixel over `count` pixels.
  @inline(__always)
  static func lay(_ pixel: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int) {
    if pixel >> 24 == 255 {
      if count == 1 { target[0] = pixel } else { target.update(repeating: pixel, count: count) }
      return
    }
    if pixel == 0 { return }
    if count == 1 {
      target[0] = over(pixel, target[0])
      return
    }
    let source = Pixels(repeating: pixel)
    var index = 0
    while index &+ 4 <= count {
      store(over(source, load(UnsafePointer(target) + index)), to: target + index)
      index &+= 4
    }
    while index < count {
      target[index] = over(source, Pixels(repeating: target[index]))[0]
      index &+= 1
    }
  }

  /// Lays `count` pixels over others, each with its own coverage 0 to 255.
  static func blend(
    _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
    over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count where coverage[index] != 0 && source[index] != 0 {
      let share = Pixels(repeating: UInt32(coverage[index]))
      let pixel = scaled(Pixels(repeating: source[index]), by: share)
      target[index] = over(pixel, Pixels(repeating: target[index]))[0]
    }
  }

  /// Lays one premultiplied colour over `count` pixels, each with its own coverage 0 to 255, most of them 0 or 255.
  static func lay(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let pixels = Pixels(repeating: color)
    let isOpaque = color >> 24 == 255
    var index = 0
    while index &+ 4 <= count {
      let shares = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if shares == 0 {
        index &+= 4
        // Masks are mostly empty.
        while index &+ 8 <= count,
          UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self) == 0
        { index &+= 8 }
        continue
      }
      if shares == .max, isOpaque {
        store(pixels, to: target + index)
      } else {
        let lanes = Pixels(shares, shares &>> 8, shares &>> 16, shares &>> 24) & 255
        let source = scaled(pixels, by: lanes)
        store(over(source, load(UnsafePointer(target) + index)), to: target + index)
      }
      index &+= 4
    }
    while index < count {
      let source = scaled(pixels, by: Pixels(repeating: UInt32(coverage[index])))
      target[index] = over(source, Pixels(repeating: target[index]))[0]
      index &+= 1
    }
  }

  /// One pixel over another, the same to the bit as four at once.
  @inline(__always)
  private static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let rest = 255 &- source >> 24
    let even = (destination & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let odd = (destination >> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let low = (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    let high = (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return source &+ (low | high)
  }

  /// Each channel of the pixels times their factor / 255, rounded; factors are 0 to 255.
  @inline(__always)
  private static func scaled(_ pixels: Pixels, by factors: Pixels) -> Pixels {
    let factor = unsafeBitCast(factors | factors &<< 16, to: Channels.self)
    let even = unsafeBitCast(pixels & 0x00FF_00FF, to: Channels.self)
    let odd = unsafeBitCast((pixels &>> 8) & 0x00FF_00FF, to: Channels.self)
    let low = unsafeBitCast(divided(even &* factor), to: Pixels.self)
    let high = unsafeBitCast(divided(odd &* factor), to: Pixels.self)
    return low | high &<< 8
  }

  /// products / 255, rounded, for products up to 255².
  @inline(__always)
  private static func divided(_ products: Channels) -> Channels {
    let rounded = products &+ 128
    return (rounded &+ rounded &>> 8) &>> 8
  }

  @inline(__always)
  private static func over(_ source: Pixels, _ destination: Pixels) -> Pixels {
    source &+ scaled(destination, by: 255 &- source &>> 24)
  }

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(pixels).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  private static func store(_ pixels: Pixels, to target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: Pixels.self)
  }
}
