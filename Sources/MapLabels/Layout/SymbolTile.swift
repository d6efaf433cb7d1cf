public import MapScene
public import WebMercator

/// The tile that symbols come from, and where it lies on the picture.
///
/// Symbols use tiles of 8192 units a side, whatever the extent of the data.
public struct SymbolTile: Sendable, Equatable {
  /// The tile of the data.
  public var content: TileCoordinate
  /// The copy of the world; 0 is the first.
  public var wrap: Int
  /// The zoom that layout is evaluated at; more than `content`'s where it is overzoomed.
  public var overscaledZoom: Int
  /// From the tile's units to points of the picture.
  public var toPicture: AffineTransform
  /// The part of the tile that is shown, in its units; symbols elsewhere are left out.
  public var shown: Rectangle

  /// Units a side.
  public static let extent = 8_192.0

  /// A tile by its parts.
  public init(
    content: TileCoordinate, wrap: Int, overscaledZoom: Int, toPicture: AffineTransform,
    shown: Rectangle = Rectangle(x: 0, y: 0, width: extent, height: extent)
  ) {
    self.content = content
    self.wrap = wrap
    self.overscaledZoom = overscaledZoom
    self.toPicture = toPicture
    self.shown = shown
  }

  /// How many times larger than itself the tile is drawn.
  var overscaling: Double { exp2(overscaledZoom - content.zoom) }

  /// Units of the tile a point at its zoom.
  var unitsPerPoint: Double { Self.extent / (512 * overscaling) }

  private func exp2(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: max(0, min(60, exponent)), significand: 1)
  }

  /// Whether a symbol may stand at a place.
  func holds(_ place: SIMD2<Double>) -> Bool {
    place.x >= max(0, shown.minX) && place.x < min(Self.extent, shown.maxX)
      && place.y >= max(0, shown.minY) && place.y < min(Self.extent, shown.maxY)
  }

  /// The order in which tiles are placed (style.ts, `_updatePlacement`).
  func precedes(_ other: SymbolTile) -> Bool {
    (-overscaledZoom, wrap, content.x, content.y, content.zoom)
      < (-other.overscaledZoom, other.wrap, other.content.x, other.content.y, other.content.zoom)
  }
}
