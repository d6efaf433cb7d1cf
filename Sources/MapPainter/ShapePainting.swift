internal import Canvas
internal import MapScene
internal import WebMercator

/// One shape onto pixels: its fill, then its line.
struct ShapePainting {
  let shape: Shape
  let target: PixelTarget

  /// Pixels that a mask holds at once; small enough to stay in the processor's cache.
  private static let maskPixels = 1 << 18

  func paint() {
    guard shape.path.isDrawable, let bounds = shape.path.bounds else { return }
    if let fill = shape.fill {
      let steps = shape.path.straightSteps(scale: target.scale)
      forEachBox(around: bounds) { box in
        var mask = FillMask(box)
        mask.add(steps, scale: target.scale, origin: target.origin)
        mask.paint(fill, on: target)
      }
    }
    guard let line = shape.stroke, line.isDrawable else { return }
    let lines = lines(line)
    let radius = line.width / 2 * target.scale
    forEachBox(around: bounds.inflated(by: line.width / 2)) { box in
      var mask = StrokeMask(box)
      for line in lines {
        mask.add(line, radius: radius, scale: target.scale, origin: target.origin)
      }
      mask.paint(line.color, on: target)
    }
  }

  private func lines(_ line: Shape.Line) -> [[Point]] {
    let lines = shape.path.polylines(scale: target.scale)
    guard !line.dash.isEmpty, let dashes = DashedLine(line) else { return lines }
    return lines.flatMap(dashes.pieces)
  }

  /// Visits the part of the target that holds `bounds`, some rows at a time.
  private func forEachBox(around bounds: Rectangle, _ body: (PixelBox) -> Void) {
    guard let area = target.block(around: bounds) else { return }
    let rows = max(1, Self.maskPixels / area.width)
    for top in stride(from: area.minY, to: area.maxY, by: rows) {
      body(
        PixelBox(
          minX: area.minX, minY: top, maxX: area.maxX, maxY: min(area.maxY, top + rows)))
    }
  }
}
