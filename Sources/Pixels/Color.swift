/// A colour: sRGB channels and straight alpha, each 0 to 1.
public struct Color: Sendable, Hashable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// A colour by its channels, each 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour by `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// The same colour with its opacity multiplied by `factor`.
  public func multipliedAlpha(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The premultiplied pixel `0xAARRGGBB`.
  public var premultipliedPixel: UInt32 {
    func share(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
    let opacity = share(alpha)
    // No channel may exceed the alpha, or else blending carries into its neighbour.
    func byte(_ value: Double) -> UInt32 { UInt32((share(value) * opacity * 255).rounded()) }
    return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

extension Color {
  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
