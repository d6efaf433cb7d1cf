internal import MapScene
internal import Pixels

extension AreaPainting {
  /// Draws the lines around areas, above all of the batch.
  func paintOutlines(_ clip: PixelClip, with tools: inout LayerTools) {
    guard batch.areas.contains(where: { $0.outline != nil }) else { return }
    let pen = LinePen(outlineOfAreas: ())
    var (path, piece) = (LinePath(), LinePath())
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
    tools.lines.withCanvas(for: clip.box, of: target, keepsPlaces: false) { canvas in
      let strokes = LineStrokes(
        lines: batch.rings, progress: [], stroker: LineStroker(canvas: canvas, pen: pen), offset: 0,
        dashes: nil, box: clip.box, target: target, hasProgress: false)
      var last: UInt32 = 0
      for area in batch.areas {
        guard let color = area.outline?.premultipliedPixel, color >> 24 > 0 else { continue }
        if color != last || color >> 24 < 255 { canvas.flush(last, clip, on: target) }
        last = color
        strokes.lay(
          LineBatch.Run(lines: area.rings, style: 0, isClosed: true), path: &path, piece: &piece)
      }
      canvas.flush(last, clip, on: target)
    }
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
  }
}
