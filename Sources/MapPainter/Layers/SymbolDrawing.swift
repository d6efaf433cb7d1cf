internal import Canvas
internal import MapScene
internal import Pixels
internal import WebMercator

/// Icons and letters by Cairo: outlines as they are, distance fields as outlines traced along their edges, images as pictures.
struct SymbolDrawing {
  let batch: SymbolBatch
  let scene: Scene
  let context: DrawingContext

  func draw() throws(CanvasError) {
    for mark in batch.marks where mark.opacity > 0 { try draw(mark) }
  }

  private func draw(_ mark: SymbolBatch.Mark) throws(CanvasError) {
    switch mark.content {
    case .image(let image, let part):
      guard scene.images.indices.contains(image), case .pixels(let pixmap, _) = scene.images[image]
      else { return }
      try draw(pixmap, part, mark)
    case .distanceField(let image, let part):
      guard scene.images.indices.contains(image),
        case .distances(let bytes, let width, let height, let ratio) = scene.images[image]
      else { return }
      let field = DistanceField(bytes: bytes, width: width, height: height)
      draw(field.outline(of: part), mark, unit: ratio > 0 ? 1 / ratio : 1)
    case .outline(let outline):
      guard scene.outlines.indices.contains(outline) else { return }
      draw(scene.outlines[outline], mark, unit: 1)
    }
  }

  private func draw(_ path: Path, _ mark: SymbolBatch.Mark, unit: Double) {
    let scale = mark.toPicture.meanScale
    guard path.isDrawable, scale > 1e-6 else { return }
    context.withSavedState {
      guard context.transform(by: CanvasTransform(mark.toPicture)) else { return }
      context.append(path)
      if mark.haloWidth > 0, mark.haloWidth.isFinite, mark.haloColor.alpha > 0 {
        var pen = StrokePen(width: 2 * mark.haloWidth / scale)
        pen.join = .round
        let color = mark.haloColor.multipliedAlpha(mark.opacity)
        context.stroke(color, pen: pen)
      }
      context.fill(mark.color.multipliedAlpha(mark.opacity), evenOdd: true)
      context.clearPath()
    }
  }

  private func draw(
    _ pixmap: Pixmap, _ part: Rectangle, _ mark: SymbolBatch.Mark
  ) throws(CanvasError) {
    guard pixmap.width > 0, pixmap.height > 0, part.width > 0, part.height > 0 else { return }
    let image = try ImageSurface(pixmap)
    context.withSavedState {
      guard context.transform(by: CanvasTransform(mark.toPicture)) else { return }
      context.append(.roundedRectangle(part, radius: 0))
      context.clippedToPath {
        let draw = {
          context.image(
            image, x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
        }
        if mark.opacity < 1 { context.withOpacity(mark.opacity, draw) } else { draw() }
      }
    }
  }
}
