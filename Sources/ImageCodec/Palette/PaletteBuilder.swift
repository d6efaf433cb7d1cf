public import Pixels

/// Collects the colours of a picture, band by band, and makes the palette for it.
///
/// A picture of at most 256 colours keeps them all; otherwise the colours are gathered into groups, each drawn as its
/// mean. There is no dithering, which would make flat map areas noisy and the file large.
public struct PaletteBuilder: Sendable {
  private var histogram = ColorHistogram()

  /// A builder that has seen nothing.
  public init() {}

  /// Counts the colours of some rows; their order does not matter.
  public mutating func add(_ band: Pixmap) {
    var runStart = 0
    let pixels = band.pixels.span
    for index in 1..<max(1, pixels.count) where pixels[index] != pixels[runStart] {
      histogram.add(pixels[runStart], count: index - runStart)
      runStart = index
    }
    if !pixels.isEmpty { histogram.add(pixels[runStart], count: pixels.count - runStart) }
  }

  /// Whether ``palette(maximumColors:)`` of as many colours keeps every pixel exactly.
  public func isExact(maximumColors: Int = 256) -> Bool {
    histogram.isExact && histogram.entries.count <= maximumColors
  }

  /// The palette for everything that was added.
  ///
  /// - Parameter maximumColors: 1 to 256; other numbers are clamped.
  /// - Returns: All colours, or as many as allowed that stand for them best.
  public func palette(maximumColors: Int = 256) -> Palette {
    let limit = max(1, min(256, maximumColors))
    if isExact(maximumColors: limit) {
      return Palette(histogram.entries.map(\.key).sorted())
    }
    return Palette(PaletteQuantizer(histogram.entries).colors(count: limit))
  }
}
