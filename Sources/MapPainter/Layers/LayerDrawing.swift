internal import Canvas
internal import MapScene
internal import Pixels
internal import WebMercator

/// One layer of the map's style by Cairo, for documents: areas, lines, circles and letters as vectors, the rest as pictures.
struct LayerDrawing {
  let layer: MapLayer
  let scene: Scene
  let context: DrawingContext
  let painter: Painter

  /// Pixels a point of what is drawn as a picture.
  private static let pictureScale = 2.0

  func draw() throws(CanvasError) {
    guard layer.opacity > 0 else { return }
    if layer.opacity < 1 {
      try context.withOpacity(layer.opacity) { () throws(CanvasError) in try drawBatches() }
    } else {
      try drawBatches()
    }
  }

  private func drawBatches() throws(CanvasError) {
    var pictures: [MapLayer.Batch] = []
    for batch in layer.batches {
      switch batch {
      case .raster, .heatmap, .relief:
        pictures.append(batch)
        continue
      case .background(let fill): try draw(fill)
      case .areas(let batch):
        try clipped(to: batch.clip, overlaps: batch.isOpaque) { () throws(CanvasError) in
          try draw(batch)
        }
      case .lines(let lines):
        if lines.isVector {
          try clipped(to: lines.clip, overlaps: lines.isOpaque) { () throws(CanvasError) in
            draw(lines)
          }
        } else {
          try drawPicture([batch])
        }
      case .circles(let batch): draw(batch)
      case .symbols(let batch):
        try SymbolDrawing(batch: batch, scene: scene, context: context).draw()
      }
    }
    if !pictures.isEmpty { try drawPicture(pictures) }
  }

  /// Paints batches as pixels and lays these over the document.
  private func drawPicture(_ batches: [MapLayer.Batch]) throws(CanvasError) {
    var layer = MapLayer(name: self.layer.name)
    layer.batches = batches
    let side = Double(max(1, max(scene.size.width, scene.size.height)))
    let scale = min(Self.pictureScale, 8_192 / side)
    let width = Int((Double(scene.size.width) * scale).rounded(.up))
    let height = Int((Double(scene.size.height) * scale).rounded(.up))
    guard width > 0, height > 0, scale >= 0.01 else { return }
    var pixmap = Pixmap(width: width, height: height)
    var tools = LayerTools()
    pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
      let target = PixelTarget(
        pixels: pixels, width: width, height: height, origin: PixelOrigin(), scale: scale)
      LayerPainting(layer: layer, scene: scene, target: target).paint(with: &tools)
    }
    context.image(
      try ImageSurface(pixmap), x: 0, y: 0, width: Double(width) / scale,
      height: Double(height) / scale)
  }

  /// How far the clips of neighbouring tiles lie over each other, in points.
  ///
  /// Viewers smooth both edges, which shows a seam between them. What is opaque looks the same drawn twice.
  private static let overlap = 1.5

  private func clipped(
    to clip: TileClip?, overlaps: Bool, _ body: () throws(CanvasError) -> Void
  ) throws(CanvasError) {
    guard let clip else { return try body() }
    let path = clip.outline(beyond: overlaps ? Self.overlap / 2 : 0)
    guard path.isDrawable else { return }
    context.append(path)
    try context.clippedToPath(body)
  }
}

extension TileClip {
  /// The square's outline, moved outwards by so many points.
  fileprivate func outline(beyond margin: Double) -> Path {
    func part(_ side: Point) -> Double {
      margin / max(1e-9, (side.x * side.x + side.y * side.y).squareRoot())
    }
    let (across, along) = (part(right), part(down))
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: origin.x + right.x * x + down.x * y, y: origin.y + right.y * x + down.y * y)
    }
    return Path(
      through: [
        corner(-across, -along), corner(1 + across, -along), corner(1 + across, 1 + along),
        corner(-across, 1 + along),
      ], isClosed: true)
  }
}

extension AreaBatch {
  /// Whether nothing shows through any of its areas.
  fileprivate var isOpaque: Bool {
    areas.allSatisfy { area in
      guard case .color(let color) = area.fill else { return false }
      return color.alpha >= 1 && area.outline?.alpha ?? 1 >= 1
    }
  }
}

// MARK: - Areas and circles

extension LayerDrawing {
  private func draw(_ fill: AreaFill) throws(CanvasError) {
    let box = Rectangle(
      x: 0, y: 0, width: Double(scene.size.width), height: Double(scene.size.height))
    context.append(.roundedRectangle(box, radius: 0))
    try paintPath(fill)
    context.clearPath()
  }

  private func paintPath(_ fill: AreaFill) throws(CanvasError) {
    switch fill {
    case .color(let color): context.fill(color)
    case .pattern(let pattern):
      guard scene.images.indices.contains(pattern.image),
        case .pixels(let pixmap, _) = scene.images[pattern.image], pixmap.width > 0,
        pixmap.height > 0
      else { return }
      context.fill(
        repeating: try ImageSurface(pixmap), toImage: CanvasTransform(pattern.toImage),
        opacity: pattern.opacity)
    }
  }

  private func draw(_ batch: AreaBatch) throws(CanvasError) {
    for area in batch.areas where context.append(batch.rings, area.rings, isClosed: true) {
      try paintPath(area.fill)
    }
    for area in batch.areas {
      guard let outline = area.outline,
        context.append(batch.rings, area.rings, isClosed: true)
      else { continue }
      context.stroke(outline, pen: StrokePen(width: 1))
    }
    context.clearPath()
  }

  private func draw(_ batch: CircleBatch) {
    for circle in batch.circles {
      let stroke = max(0, circle.strokeWidth)
      let path = Path.circle(circle.center, radius: max(0, circle.radius))
      if path.isDrawable, circle.radius > 0 {
        context.append(path)
        context.fill(circle.color)
      }
      let rim = Path.circle(circle.center, radius: circle.radius + stroke / 2)
      guard stroke > 0, stroke.isFinite, rim.isDrawable else { continue }
      context.append(rim)
      context.stroke(circle.strokeColor, pen: StrokePen(width: stroke))
    }
    context.clearPath()
  }
}

// MARK: - Lines

extension LineBatch {
  /// Whether nothing shows through any of its lines.
  fileprivate var isOpaque: Bool {
    styles.allSatisfy { ($0.color?.alpha ?? 0) >= 1 }
  }

  /// Whether Cairo can draw all of it: one colour, no fading, nothing between or beside.
  fileprivate var isVector: Bool {
    styles.allSatisfy { $0.color != nil && $0.blur == 0 && $0.gapWidth == 0 && $0.offset == 0 }
  }
}

extension LayerDrawing {
  private func draw(_ batch: LineBatch) {
    for run in batch.runs where batch.styles.indices.contains(run.style) {
      let style = batch.styles[run.style]
      guard let color = style.color, style.width > 0,
        style.width <= DrawingContext.coordinateLimit,
        style.dash.allSatisfy({ $0 >= 0 && $0 <= DrawingContext.coordinateLimit }),
        context.append(batch.lines, run.lines, isClosed: run.isClosed)
      else { continue }
      context.stroke(color, pen: StrokePen(style))
    }
    context.clearPath()
  }
}

extension StrokePen {
  fileprivate init(_ style: LineBatch.Style) {
    self.init(width: style.width)
    switch style.join {
    case .miter: join = .miter
    case .bevel: join = .bevel
    case .round: join = .round
    }
    switch style.cap {
    case .butt: cap = .butt
    case .round: cap = .round
    case .square: cap = style.dash.isEmpty ? .square : .butt
    }
    miterLimit = style.miterLimit.isFinite ? max(1, min(1_000, style.miterLimit)) : 2
    if style.dash.count > 1, style.dash.reduce(0, +) > 0.01 { dash = style.dash }
  }
}

extension CanvasTransform {
  init(_ transform: AffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, x: transform.origin.x,
      y: transform.origin.y)
  }
}

extension DrawingContext {
  /// Makes some parts of a list the current path; `false` where there are none, or Cairo cannot hold them.
  func append(_ list: PointList, _ parts: Range<Int>, isClosed: Bool) -> Bool {
    clearPath()
    guard !parts.isEmpty, parts.lowerBound >= 0, parts.upperBound <= list.count else {
      return false
    }
    let limit = Float(Self.coordinateLimit)
    for part in parts {
      let range = list.range(of: part)
      guard range.count > 1, range.upperBound <= list.points.count,
        list.points[range].allSatisfy({ abs($0.x) <= limit && abs($0.y) <= limit })
      else { continue }
      for index in range {
        let (x, y) = (Double(list.points[index].x), Double(list.points[index].y))
        if index == range.lowerBound { move(x: x, y: y) } else { line(x: x, y: y) }
      }
      if isClosed { close() }
    }
    return true
  }
}
