internal import MapScene
internal import Pixels

extension AreaPainting {
  /// Draws the lines around areas, above all of the batch.
  func paintOutlines(_ clip: PixelClip, with tools: inout LayerTools) {
    guard batch.areas.contains(where: { $0.outline != nil }) else { return }
    let pen = LinePen(outlineOfAreas: ())
    var path = LinePath()
    swap(&path, &tools.path)
    tools.lines.withCanvas(for: clip.box, of: target) { canvas in
      let strokes = LineStrokes(
        lines: batch.rings, canvas: canvas, pen: pen,
        nearness: LineNearness(pen: pen, offset: 0, box: clip.box, target: target),
        scale: Float(target.scale))
      var last: UInt32 = 0
      for area in batch.areas {
        guard let color = area.outline?.premultipliedPixel, color >> 24 > 0 else { continue }
        if color != last || color >> 24 < 255 { canvas.flush(last, clip, on: target) }
        last = color
        strokes.lay(area.rings, path: &path)
      }
      canvas.flush(last, clip, on: target)
    }
    swap(&path, &tools.path)
  }
}
