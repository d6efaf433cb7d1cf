public import MapScene
public import WebMercator

/// The tile that symbols come from, and where it lies on the picture.
///
/// Symbols use tiles of 8192 units a side, whatever the extent of the data. Vector tiles that are drawn beyond their source's
/// deepest zoom are cut into tiles of the zooms below, as MapLibre GL JS 6 does, so that labels stand closer: `slices` names these.
public struct SymbolTile: Sendable, Equatable {
  /// The tile that is laid out.
  public var content: TileCoordinate
  /// The tile of the data, `content` or one that holds it.
  public var data: TileCoordinate
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
    content: TileCoordinate, data: TileCoordinate? = nil, wrap: Int, overscaledZoom: Int,
    toPicture: AffineTransform,
    shown: Rectangle = Rectangle(x: 0, y: 0, width: extent, height: extent)
  ) {
    self.content = content
    self.data = data ?? content
    self.wrap = wrap
    self.overscaledZoom = overscaledZoom
    self.toPicture = toPicture
    self.shown = shown
  }

  /// The deepest zoom to which tiles of data are cut; beyond it they are stretched.
  private static let slicedZoomLimit = 18

  /// By how many zooms a tile of data is cut.
  public static func slicedLevels(of data: TileCoordinate, overscaledZoom: Int) -> Int {
    max(0, min(overscaledZoom, slicedZoomLimit) - data.zoom)
  }

  /// The tiles into which a tile of data is cut at a zoom, those within `part` of it.
  ///
  /// Only within one tile at a deep zoom there are many, so give the part that the picture shows.
  public static func slices(of data: TileCoordinate, overscaledZoom: Int, in part: Rectangle)
    -> [TileCoordinate]
  {
    let levels = slicedLevels(of: data, overscaledZoom: overscaledZoom)
    guard levels > 0 else { return [data] }
    let side = extent / Double(1 << levels)
    func places(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let last = 1 << levels - 1
      let first = Int(max(0, min(Double(last), (low / side).rounded(.down))))
      return first...max(first, Int(max(0, min(Double(last), (high / side).rounded(.up) - 1))))
    }
    var slices: [TileCoordinate] = []
    for x in places(part.minX, part.maxX) {
      for y in places(part.minY, part.maxY) {
        let slice = TileCoordinate(
          zoom: data.zoom + levels, x: data.x << levels + x, y: data.y << levels + y)
        if let slice { slices.append(slice) }
      }
    }
    return slices
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
