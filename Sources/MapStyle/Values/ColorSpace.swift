#if canImport(Glibc)
  internal import Glibc
#endif
internal import Pixels

/// The spaces in which colours are mixed: sRGB, CIELAB, and CIELAB by hue, chroma and lightness.
///
/// The white is that of D50, as in M. Bostock, "LAB and RGB", which all MapLibre renderers follow.
enum ColorSpace: Sendable {
  case rgb, hcl, lab

  /// A mixture; `factor` 0 is the first colour, 1 the second.
  @inline(__always)
  func mix(_ first: Color, _ second: Color, _ factor: Double) -> Color {
    func between(_ first: Double, _ second: Double) -> Double {
      first + factor * (second - first)
    }
    guard self == .rgb else { return mixLab(first, second, factor) }
    return Color(
      red: between(first.red, second.red), green: between(first.green, second.green),
      blue: between(first.blue, second.blue), alpha: between(first.alpha, second.alpha))
  }

  private func mixLab(_ first: Color, _ second: Color, _ factor: Double) -> Color {
    let (from, to) = (LabColor(first), LabColor(second))
    let alpha = first.alpha + factor * (second.alpha - first.alpha)
    if self == .hcl { return from.mixedByHue(with: to, factor).color(alpha: alpha) }
    func between(_ part: KeyPath<LabColor, Double>) -> Double {
      from[keyPath: part] + factor * (to[keyPath: part] - from[keyPath: part])
    }
    return LabColor(l: between(\.l), a: between(\.a), b: between(\.b)).color(alpha: alpha)
  }
}
