internal import MapScene

/// The room that a symbol takes around its anchor (collision_feature.ts), in units of which 8192 are the tile's side.
struct CollisionBox: Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// A box of a shape that is turned by `rotation` radians; paddings are in units of the tile.
  init(
    _ shape: Rectangle, scale: Double, padding: SIMD4<Double>, inner: SIMD4<Double>?,
    rotation: Double
  ) {
    // Left, top, right, bottom.
    let inner = (inner ?? SIMD4(repeating: 0)) * scale
    let low = SIMD2(
      shape.minX * scale - padding.x - inner.x, shape.minY * scale - padding.y - inner.y)
    let high = SIMD2(
      shape.maxX * scale + padding.z + inner.z, shape.maxY * scale + padding.w + inner.w)
    let corners = [low, SIMD2(high.x, low.y), SIMD2(low.x, high.y), high].map {
      $0.turned(by: rotation)
    }
    // GL JS keeps whole units in 16 bits.
    func kept(_ value: Double) -> Double {
      value.isNaN ? 0 : max(-32_768, min(32_767, value)).rounded(.towardZero)
    }
    minX = kept(corners.reduce(.infinity) { min($0, $1.x) })
    minY = kept(corners.reduce(.infinity) { min($0, $1.y) })
    maxX = kept(corners.reduce(-.infinity) { max($0, $1.x) })
    maxY = kept(corners.reduce(-.infinity) { max($0, $1.y) })
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
}
