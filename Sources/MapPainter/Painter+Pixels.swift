internal import Canvas
public import MapScene
public import Pixels
internal import WebMercator

extension Painter {
  /// Paints a scene onto a picture, or onto a band or block of it.
  ///
  /// A band gets the same bytes as that part of the whole picture. What is opaque stays opaque.
  ///
  /// - Parameters:
  ///   - scene: what to paint, in points.
  ///   - pixmap: the pixels, with the base map on them.
  ///   - origin: where the pixmap's top left pixel lies in the picture.
  ///   - scale: pixels a point.
  /// - Throws: `PainterError`, mostly where memory ran out.
  public func paint(
    _ scene: Scene, onto pixmap: inout Pixmap, origin: PixelOrigin = PixelOrigin(),
    scale: Double = 1
  ) throws(PainterError) {
    let width = pixmap.width
    var pixels = pixmap.pixels.mutableSpan
    try paint(scene, onto: &pixels, width: width, origin: origin, scale: scale)
  }

  /// Paints a scene onto rows of pixels, so that several painters can work on the bands of one picture at once.
  ///
  /// - Parameters:
  ///   - scene: what to paint, in points.
  ///   - pixels: whole rows of premultiplied pixels.
  ///   - width: pixels in a row.
  ///   - origin: where the first pixel lies in the picture.
  ///   - scale: pixels a point.
  /// - Throws: `PainterError`, mostly where memory ran out.
  public func paint(
    _ scene: Scene, onto pixels: inout MutableSpan<UInt32>, width: Int,
    origin: PixelOrigin = PixelOrigin(), scale: Double = 1
  ) throws(PainterError) {
    guard scale >= 0.01, scale <= 64 else { throw .scale(scale) }
    guard !pixels.isEmpty, origin.isReachable else { return }
    guard width > 0, pixels.count.isMultiple(of: width) else {
      throw .target(pixels: pixels.count, width: width)
    }
    let height = pixels.count / width
    sprites.prepare(for: scene.symbols, scale: scale)
    let result = pixels.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CanvasError) in
        let target = PixelTarget(
          pixels: buffer, width: width, height: height, origin: origin, scale: scale)
        let layers = MapPainting(scene)
        layers.paint(on: target, with: &layerTools)
        for item in scene.items.dropFirst(layers.count) {
          try paint(item, of: scene, on: target)
        }
      }
    }
    do { try result.get() } catch { throw PainterError(error) }
  }

  private func paint(
    _ item: Scene.Item, of scene: Scene, on target: PixelTarget
  ) throws(CanvasError) {
    switch item {
    case .shape(let shape): ShapePainting(shape: shape, target: target).paint()
    case .text(let text):
      guard text.isDrawable else { return }
      let layout = try layout(text.block)
      try TextPainting(text: text, layout: layout, target: target).paint()
    case .layer(let layer):
      LayerPainting(layer: layer, scene: scene, target: target).paint(with: &layerTools)
    case .mark(let mark): try sprites.draw(mark, on: target, painter: self)
    case .picture(let picture): try paint(item, box: picture.box, on: target)
    case .shade(let shade): try paint(item, box: shade.box, on: target)
    }
  }

  /// Draws an item by Cairo on pixels of its own, so that a band gets the same part of them as the whole.
  private func paint(
    _ item: Scene.Item, box: Rectangle, on target: PixelTarget
  ) throws(CanvasError) {
    guard target.block(around: box) != nil,
      let sprite = try Sprite([item], bounds: box, scale: target.scale, painter: self)
    else { return }
    sprite.draw(on: target, x: -target.origin.x, y: -target.origin.y)
  }
}
