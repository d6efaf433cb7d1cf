internal import Pixels

/// Pixels of four bytes ↔ four numbers a pixel.
///
/// Small loops that the compiler turns into vector instructions. No step converts a number by itself: a `Float` of
/// 2²³ or more has its whole part in its low bits, so that adding and taking away 2²³ converts four at once, on
/// every processor.
enum PixelConversion {
  /// 2²³ as a number, and as the bits of a `Float`.
  private static let offset: Float = 8_388_608
  private static let offsetBits: UInt32 = 0x4B00_0000

  /// Writes `count` pixels as four numbers each: blue, green, red, alpha, 0 to 255.
  @inline(__always)
  static func write(
    _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<Float>
  ) {
    var source = UnsafeRawPointer(pixels)
    var output = UnsafeMutableRawPointer(target)
    var left = count
    while left >= 4 {
      let bytes = source.loadUnaligned(as: SIMD16<UInt8>.self)
      let bits =
        SIMD16<UInt32>(truncatingIfNeeded: bytes) | SIMD16<UInt32>(repeating: offsetBits)
      let numbers = unsafeBitCast(bits, to: SIMD16<Float>.self) - SIMD16(repeating: offset)
      output.storeBytes(of: numbers, as: SIMD16<Float>.self)
      source += 16
      output += 64
      left &-= 4
    }
    while left > 0 {
      let bytes = source.loadUnaligned(as: SIMD4<UInt8>.self)
      let bits =
        SIMD4<UInt32>(truncatingIfNeeded: bytes) | SIMD4<UInt32>(repeating: offsetBits)
      let numbers = unsafeBitCast(bits, to: SIMD4<Float>.self) - SIMD4(repeating: offset)
      output.storeBytes(of: numbers, as: SIMD4<Float>.self)
      source += 4
      output += 16
      left &-= 1
    }
  }

  /// Four pixels out of four numbers each, rounded and clamped to 0 to 255; numbers within ±16,000.
  ///
  /// Each number is halved to its low 16 bits, then its low 8, which stand first (little-endian). In between the sign
  /// bit, spread over the number, clears what is below 0 and fills what is above 255. Not inlined: within the loops that
  /// call it, the compiler would take half of the numbers one by one.
  @inline(never)
  static func pixels(_ numbers: SIMD16<Float>) -> SIMD4<UInt32> {
    let bits = unsafeBitCast(numbers + SIMD16(repeating: 1.5 * offset), to: SIMD32<Int16>.self)
    let whole = bits.evenHalf
    let atLeast0 = whole & ~(whole &>> 15)
    let atMost255 = atLeast0 | ((SIMD16(repeating: 255) &- atLeast0) &>> 15)
    let bytes = unsafeBitCast(atMost255, to: SIMD32<UInt8>.self).evenHalf
    return unsafeBitCast(bytes, to: SIMD4<UInt32>.self)
  }
}
