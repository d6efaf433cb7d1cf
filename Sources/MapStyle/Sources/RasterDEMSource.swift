/// A source of tiles whose colours are elevations.
public struct RasterDEMSource: Sendable, Equatable {
  /// Where the tiles are.
  public var tileSource: TileSourceDescription
  /// The side of a tile in points.
  public var tileSize: Double
  /// How a colour becomes metres.
  public var encoding: Encoding

  /// How a colour becomes metres.
  public enum Encoding: Sendable, Equatable {
    /// `red * 256 + green + blue / 256 - 32768`.
    case terrarium
    /// `(red * 65536 + green * 256 + blue) / 10 - 10000`.
    case mapbox
    /// `red * redFactor + green * greenFactor + blue * blueFactor - baseShift`.
    case custom(red: Double, green: Double, blue: Double, baseShift: Double)

    /// The factors of red, green and blue (0 to 255), and what is taken off, in metres.
    public var factors: (red: Double, green: Double, blue: Double, baseShift: Double) {
      switch self {
      case .terrarium: (256, 1, 1 / 256, 32_768)
      case .mapbox: (6553.6, 25.6, 0.1, 10_000)
      case .custom(let red, let green, let blue, let shift): (red, green, blue, shift)
      }
    }
  }
}
