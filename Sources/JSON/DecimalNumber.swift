/// A number as decimal digits and a power of ten, gathered digit by digit.
public struct DecimalNumber: Sendable {
  /// The digits as one whole number; meaningless where it is not `isExact`.
  public private(set) var significand: UInt64 = 0
  /// The power of ten that the significand is multiplied by.
  public var exponent = 0
  /// Whether the significand holds all digits.
  public private(set) var isExact = true

  /// The number 0 without digits.
  public init() {}

  /// Adds a digit 0 to 9 at the end.
  public mutating func append(_ digit: UInt8) {
    if significand > (UInt64.max - 9) / 10 { isExact = false }
    significand = significand &* 10 &+ UInt64(digit)
  }

  /// The value where it is one exact product or quotient, which is then rounded right; else `nil`.
  ///
  /// W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990: both numbers are exact doubles.
  public var exactQuotient: Double? {
    guard isExact, significand <= 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
    let value = Double(significand)
    return exponent < 0
      ? value / Self.powersOfTen[-exponent] : value * Self.powersOfTen[exponent]
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
