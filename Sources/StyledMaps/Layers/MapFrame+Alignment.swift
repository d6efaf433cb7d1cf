internal import MapStyle
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

extension MapFrame {
  /// The frame with the map moved by half a point at most, so that the pixels of raster tiles lie on whole points.
  ///
  /// It is the "aligned" matrix of MapLibre GL JS's transform, by which `raster`, `hillshade` and `color-relief` are drawn.
  var aligned: MapFrame {
    let worldSize = 512 * exp2(viewport.zoom)
    let world = viewport.worldPoint(at: viewport.middle)
    let angle = -viewport.bearing * .pi / 180
    let halves = SIMD2(Double(viewport.size.width % 2) / 2, Double(viewport.size.height % 2) / 2)
    func move(_ place: Double, _ half: Double) -> Double {
      let move = place * worldSize - (place * worldSize).rounded() + half
      return move > 0.5 ? move - 1 : move
    }
    let shift = SIMD2(
      move(world.x, cos(angle) * halves.x + sin(angle) * halves.y),
      move(world.y, cos(angle) * halves.y + sin(angle) * halves.x))
    let offset = translation(-shift, anchor: .map)
    let center = viewport.coordinate(
      at: Point(x: viewport.middle.x + offset.x, y: viewport.middle.y + offset.y))
    let moved = Viewport(
      center: center, zoom: viewport.zoom, size: viewport.size, scale: viewport.scale,
      bearing: viewport.bearing)
    return MapFrame(
      viewport: moved, style: style, images: images, ordering: ordering,
      missingImages: missingImages)
  }
}
