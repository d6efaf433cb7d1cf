internal import MapScene
internal import MapStyle
internal import WebMercator

/// Where the units of a tile lie on the picture, with the layer's translation.
struct SymbolProjection {
  private let transform: AffineTransform
  private let translation: SIMD2<Double>
  /// The angle of the tile's x axis on the picture, in radians.
  let angle: Double

  init(_ tile: SymbolTile, _ part: SymbolSettings.Part) {
    transform = tile.toPicture
    angle = MathFunctions.atan2(transform.b, transform.a)
    translation =
      part.translationAnchor == .map ? part.translation.turned(by: angle) : part.translation
  }

  /// Where a place of the tile lies on the picture, in points.
  func point(_ place: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      transform.a * place.x + transform.c * place.y + transform.origin.x,
      transform.b * place.x + transform.d * place.y + transform.origin.y) + translation
  }
}
