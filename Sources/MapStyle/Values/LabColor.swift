#if canImport(Glibc)
  internal import Glibc
#endif
internal import Pixels

/// A colour in CIELAB: lightness 0 to 100, and two axes of colour.
struct LabColor {
  var l: Double
  var a: Double
  var b: Double

  init(l: Double, a: Double, b: Double) {
    self.l = l
    self.a = a
    self.b = b
  }

  private static let whiteX = 0.96422
  private static let whiteZ = 0.82521
  private static let step = 6.0 / 29

  init(_ color: Color) {
    let (red, green, blue) = (
      Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
    )
    let y = Self.curve(0.2225045 * red + 0.7168786 * green + 0.0606169 * blue)
    var (x, z) = (y, y)
    if red != green || green != blue {
      x = Self.curve((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / Self.whiteX)
      z = Self.curve((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / Self.whiteZ)
    }
    self.init(l: max(0, 116 * y - 16), a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The colour in sRGB, clamped to what it can show.
  func color(alpha: Double) -> Color {
    let height = (l + 16) / 116
    let x = Self.whiteX * Self.inverse(height + a / 500)
    let y = Self.inverse(height)
    let z = Self.whiteZ * Self.inverse(height - b / 200)
    return Color(
      red: Self.encoded(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: Self.encoded(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
      blue: Self.encoded(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let channel = light <= 0.00304 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return max(0, min(1, channel))
  }

  private static func curve(_ value: Double) -> Double {
    let limit: Double = step * step * step
    if value > limit { return pow(value, 1.0 / 3) }
    return value / (3 * step * step) + 4.0 / 29
  }

  private static func inverse(_ value: Double) -> Double {
    if value > step { return value * value * value }
    return 3 * step * step * (value - 4.0 / 29)
  }
}

extension LabColor {
  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// In degrees, 0 to 360; `nil` where there's no colour.
  private var hue: Double? {
    guard (chroma * 10_000).rounded() != 0 else { return nil }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// A mixture along the shorter way around the circle of hues.
  func mixedByHue(with other: LabColor, _ factor: Double) -> LabColor {
    var chroma = self.chroma + factor * (other.chroma - self.chroma)
    let hue: Double
    switch (self.hue, other.hue) {
    case (let first?, let second?):
      var turn = second - first
      if second > first, turn > 180 { turn -= 360 }
      if second < first, -turn > 180 { turn += 360 }
      hue = first + factor * turn
    case (let first?, nil):
      hue = first
      if other.l == 1 || other.l == 0 { chroma = self.chroma }
    case (nil, let second?):
      hue = second
      if l == 1 || l == 0 { chroma = other.chroma }
    case (nil, nil): hue = 0
    }
    let angle = hue * .pi / 180
    return LabColor(
      l: l + factor * (other.l - l), a: cos(angle) * chroma, b: sin(angle) * chroma)
  }
}
