internal import Canvas
internal import MapScene
internal import Pixels
internal import WebMercator

/// Draws any item by Cairo, in points.
struct ItemDrawing {
  let context: DrawingContext
  let painter: Painter

  /// `scene` holds the symbols of marks and the images of layers.
  func draw(_ item: Scene.Item, of scene: Scene?) throws(CanvasError) {
    switch item {
    case .shape(let shape): draw(shape)
    case .text(let text): try draw(text)
    case .picture(let picture): try draw(picture)
    case .shade(let shade):
      let middle = shade.box.middle
      context.shade(
        shade.color, x: middle.x, y: middle.y, radiusX: shade.box.width / 2,
        radiusY: shade.box.height / 2)
    case .mark(let mark):
      guard let scene, scene.symbols.indices.contains(mark.symbol) else { return }
      try context.withSavedState { () throws(CanvasError) in
        context.translate(x: mark.position.x, y: mark.position.y)
        for item in scene.symbols[mark.symbol].items { try draw(item, of: nil) }
      }
    case .layer(let layer):
      guard let scene else { return }
      try LayerDrawing(layer: layer, scene: scene, context: context, painter: painter).draw()
    }
  }

  func draw(_ shape: Shape) {
    guard shape.path.isDrawable else { return }
    context.append(shape.path)
    if let fill = shape.fill { context.fill(fill, evenOdd: true) }
    if let stroke = shape.stroke, stroke.isDrawable {
      context.stroke(stroke.color, width: stroke.width, dash: stroke.inkLengths)
    }
    context.clearPath()
  }

  private func draw(_ text: Text) throws(CanvasError) {
    guard text.isDrawable else { return }
    let layout = try painter.layout(text.block)
    if let halo = text.halo {
      context.textOutline(
        layout, x: text.origin.x, y: text.origin.y, color: halo.color, width: 2 * halo.width)
    }
    context.text(layout, x: text.origin.x, y: text.origin.y, color: text.color)
  }

  private func draw(_ picture: Picture) throws(CanvasError) {
    guard picture.pixmap.width > 0, picture.pixmap.height > 0 else { return }
    let box = picture.box
    context.image(
      try ImageSurface(picture.pixmap), x: box.minX, y: box.minY, width: box.width,
      height: box.height)
  }
}

extension Path {
  /// Whether every number is one that Cairo can hold, and there are any.
  var isDrawable: Bool {
    let limit = DrawingContext.coordinateLimit
    return !points.isEmpty && points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
  }
}

extension Shape.Line {
  /// Whether there is a line to see, and Cairo can draw it.
  var isDrawable: Bool {
    width > 0 && width <= DrawingContext.coordinateLimit
      && dash.allSatisfy { $0 > 0 && $0 <= DrawingContext.coordinateLimit }
  }
}

extension Text {
  /// Whether it is at a place that Cairo can hold.
  var isDrawable: Bool {
    let limit = DrawingContext.coordinateLimit
    return abs(origin.x) <= limit && abs(origin.y) <= limit && halo?.width.isFinite ?? true
  }
}

extension DrawingContext {
  /// Makes `path` the current one.
  func append(_ path: Path) {
    clearPath()
    var index = 0
    for verb in path.verbs {
      switch verb {
      case .move:
        move(x: path.points[index].x, y: path.points[index].y)
        index += 1
      case .line:
        line(x: path.points[index].x, y: path.points[index].y)
        index += 1
      case .curve:
        let (first, second, end) = (
          path.points[index], path.points[index + 1], path.points[index + 2]
        )
        curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
        index += 3
      case .close: close()
      }
    }
  }
}
