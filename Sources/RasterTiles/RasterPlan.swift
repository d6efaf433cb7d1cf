internal import Pixels
public import WebMercator

/// Which tiles make a picture: one zoom of the pyramid, and the part of its grid that the picture shows.
public struct RasterPlan: Sendable, Equatable {
  /// The zoom Z of the tiles that are taken, the Z of `Z/X/Y`.
  public let tileZoom: Int
  /// The side in pixels of the tile that was looked at, such as 256 or 512.
  public let tileSize: Int
  /// Picture pixels per tile pixel; 1 is a plain copy, within 1/√2 to √2 where the sources have the zoom.
  public let stretch: Double
  /// The zoom that would have been taken from sources that have every zoom.
  public let wantedZoom: Int
  let projection: PictureProjection

  /// A plan for tiles of `tileSize` pixels.
  ///
  /// - Parameters:
  ///   - projection: Of the camera.
  ///   - tileSize: The side of a tile.
  ///   - zooms: The zooms that the sources have.
  init(projection: PictureProjection, tileSize: Int, zooms: ClosedRange<Int>) {
    let wanted = Self.wantedZoom(projection, tileSize: tileSize)
    let zoom = Self.zoom(wanted: wanted, within: zooms, projection, tileSize: tileSize)
    let tilesWidth = Double(sign: .plus, exponent: zoom, significand: Double(tileSize))
    let stretch = projection.worldWidth / tilesWidth
    let isExact = abs(stretch - 1) < 1e-6 && !projection.isTurned
    self.tileSize = tileSize
    self.stretch = isExact ? 1 : stretch
    wantedZoom = wanted
    tileZoom = zoom
    self.projection = isExact ? projection.aligned(wholeWidth: tilesWidth) : projection
  }

  /// The zoom whose tiles are stretched the least.
  static func wantedZoom(_ projection: PictureProjection, tileSize: Int) -> Int {
    let tiles = projection.worldWidth / Double(max(1, tileSize))
    // The fraction of a logarithm, without a logarithm: tiles = significand · 2^exponent, significand 1 to 2.
    let zoom = Int(tiles.exponent) + (tiles.significand > 2.0.squareRoot() ? 1 : 0)
    return max(0, min(TileCoordinate.zoomLimit, zoom))
  }

  /// How many zooms below the wanted one are gone down, where the sources have none above.
  static let deepestDescent = 4
  /// How many tiles such a descent may come to in one picture.
  static let descentLimit = 65_536

  /// The nearest zoom that the sources have, unless a picture would be made of masses of tiny tiles.
  private static func zoom(
    wanted: Int, within zooms: ClosedRange<Int>, _ projection: PictureProjection, tileSize: Int
  ) -> Int {
    let nearest = max(zooms.lowerBound, min(zooms.upperBound, wanted))
    guard nearest > wanted else { return nearest }
    let side = projection.tileWidth(zoom: nearest)
    let tiles = (Double(projection.width) / side + 1) * (Double(projection.height) / side + 1)
    let isBounded = nearest - wanted <= deepestDescent && tiles <= Double(descentLimit)
    return isBounded ? nearest : wanted
  }
}

extension RasterPlan {
  /// The tiles of the plan's zoom that some rows of the picture show, each once.
  ///
  /// - Parameter rows: Rows of the picture from the top; what lies outside the picture is left out.
  /// - Returns: The tiles row by row, in the first copy of the world.
  public func tiles(rows: Range<Int>) -> [TileCoordinate] {
    var seen: Set<TileCoordinate> = []
    return cells(rows: rows.clamped(to: 0..<projection.height))
      .compactMap(\.cell.coordinate).filter { seen.insert($0).inserted }
  }
}
