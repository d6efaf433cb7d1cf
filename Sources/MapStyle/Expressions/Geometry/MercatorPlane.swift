#if canImport(Glibc)
  internal import Glibc
#endif
internal import WebMercator

/// The plane of a tile's zoom in units of 1/8192 of a tile's side, x to the right from 180° W, y downward.
struct MercatorPlane {
  private let tile: TileCoordinate
  /// The side of the world in units.
  let worldSize: Double

  /// The plane of a tile.
  init(_ tile: TileCoordinate) {
    self.tile = tile
    worldSize = Double(1 << tile.zoom) * 8192
  }

  /// A point by longitude and latitude, to whole units.
  func point(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let sine = log(tan(.pi / 4 + position.y * .pi / 360))
    let fraction = SIMD2(
      (180 + position.x) / 360, (180 - 180 / .pi * sine) / 360)
    let point = fraction * worldSize
    return SIMD2((point.x + 0.5).rounded(.down), (point.y + 0.5).rounded(.down))
  }

  /// A point by units within the tile.
  func point(inTile point: SIMD2<Double>) -> SIMD2<Double> {
    point + SIMD2(Double(tile.x), Double(tile.y)) * 8192
  }

  /// Longitude and latitude of units within the tile.
  func position(inTile point: SIMD2<Double>) -> SIMD2<Double> {
    let fraction = self.point(inTile: point) / worldSize
    let y = 180 - fraction.y * 360
    return SIMD2(fraction.x * 360 - 180, 360 / .pi * atan(exp(y * .pi / 180)) - 90)
  }
}
