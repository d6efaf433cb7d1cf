public import WebMercator

/// The number of a tile in a PMTiles archive: zoom by zoom, and within one along a Hilbert curve.
///
/// PMTiles 3, section 4.1. 0/0/0 is 0, zoom 1 is 1 to 4, and so on.
public struct HilbertTileID: Sendable, Hashable, Comparable {
  /// The number.
  public let value: UInt64

  /// An identifier by its number, which may be beyond every tile.
  public init(value: UInt64) { self.value = value }

  /// The identifier of a tile.
  public init(_ tile: TileCoordinate) {
    var (x, y) = (UInt64(tile.x), UInt64(tile.y))
    var distance: UInt64 = 0
    var side: UInt64 = 1 << UInt64(tile.zoom)
    while side > 1 {
      side >>= 1
      let (right, below) = (x & side != 0, y & side != 0)
      distance += side * side * Self.quarter(right: right, below: below)
      (x, y) = Self.turned(x & (side - 1), y & (side - 1), side, right: right, below: below)
    }
    value = Self.first(ofZoom: tile.zoom) + distance
  }

  /// The tile; `nil` beyond zoom 30.
  public var tile: TileCoordinate? {
    guard value < Self.first(ofZoom: TileCoordinate.zoomLimit + 1) else { return nil }
    var zoom = 0
    while value >= Self.first(ofZoom: zoom + 1) { zoom += 1 }
    let distance = value - Self.first(ofZoom: zoom)
    var (x, y): (UInt64, UInt64) = (0, 0)
    for level in 0..<UInt64(zoom) {
      let side = 1 << level as UInt64
      let quarter = distance >> (2 * level) & 3
      let right = quarter >= 2
      let below = quarter == 1 || quarter == 2
      (x, y) = Self.turned(x, y, side, right: right, below: below)
      x += right ? side : 0
      y += below ? side : 0
    }
    return TileCoordinate(zoom: zoom, x: Int(x), y: Int(y))
  }

  /// The first identifier of a zoom, 0 to 31: (4^zoom − 1) / 3.
  public static func first(ofZoom zoom: Int) -> UInt64 {
    ((1 << (2 * UInt64(min(max(zoom, 0), 31)))) - 1) / 3
  }

  /// By number.
  public static func < (left: HilbertTileID, right: HilbertTileID) -> Bool {
    left.value < right.value
  }

  /// Which quarter of a square comes when: upper left, lower left, lower right, upper right.
  private static func quarter(right: Bool, below: Bool) -> UInt64 {
    right ? (below ? 2 : 3) : (below ? 1 : 0)
  }

  /// The curve lies mirrored in the two upper quarters.
  private static func turned(
    _ x: UInt64, _ y: UInt64, _ side: UInt64, right: Bool, below: Bool
  ) -> (x: UInt64, y: UInt64) {
    if below { return (x, y) }
    return right ? (side - 1 - y, side - 1 - x) : (y, x)
  }
}
