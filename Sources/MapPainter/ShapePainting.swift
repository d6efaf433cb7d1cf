internal import Canvas
internal import MapScene
internal import WebMercator

/// One shape onto pixels: fills by Cairo, round lines by `StrokeMask`, other lines by Cairo.
struct ShapePainting {
  let shape: Shape
  let target: PixelTarget

  /// Pixels that a mask holds at once; small enough to stay in the processor's cache.
  private static let maskPixels = 1 << 18

  func paint(with painter: Painter) throws(CanvasError) {
    guard let bounds = shape.path.bounds else { return }
    if let fill = shape.fill {
      try painter.paintByCairo(.shape(Shape(shape.path, fill: fill)), box: bounds, on: target)
    }
    guard let line = shape.stroke, line.width > 0 else { return }
    if line.ends == .round, line.dash.isEmpty, !shape.path.hasCurves {
      paintRound(line, bounds: bounds)
    } else {
      // A sharp corner reaches out by Cairo's miter limit at most.
      let box = bounds.inflated(by: line.width * (line.ends == .flat ? 5 : 1))
      try painter.paintByCairo(.shape(Shape(shape.path, stroke: line)), box: box, on: target)
    }
  }

  private func paintRound(_ line: Shape.Line, bounds: Rectangle) {
    guard let area = target.block(around: bounds.inflated(by: line.width / 2)) else { return }
    let rows = max(1, Self.maskPixels / area.width)
    for top in stride(from: area.minY, to: area.maxY, by: rows) {
      var box = area
      box.minY = top
      box.maxY = min(area.maxY, top + rows)
      var mask = StrokeMask(box)
      let radius = line.width / 2 * target.scale
      mask.add(shape.path, radius: radius, scale: target.scale, origin: target.origin)
      mask.paint(line.color, on: target)
    }
  }
}

extension Path {
  var hasCurves: Bool { verbs.contains(.curve) }
}
