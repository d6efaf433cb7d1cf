internal import MapScene
internal import Pixels
internal import WebMercator

/// The lines of one tile onto pixels.
struct LinePainting {
  let batch: LineBatch
  let target: PixelTarget
  let images: [SceneImage]

  func paint(with tools: inout LayerTools) {
    guard let clip = PixelClip(batch.clip, on: target) else { return }
    var first = 0
    while first < batch.runs.count {
      let style = batch.runs[first].style
      let end = batch.runs[first...].firstIndex { $0.style != style } ?? batch.runs.count
      defer { first = end }
      guard batch.styles.indices.contains(style), batch.styles[style].opacity > 0,
        let pen = LinePen(batch.styles[style], scale: target.scale)
      else { continue }
      paint(batch.runs[first..<end], batch.styles[style], pen, clip, with: &tools)
    }
  }

  private func paint(
    _ runs: ArraySlice<LineBatch.Run>, _ style: LineBatch.Style, _ pen: LinePen, _ clip: PixelClip,
    with tools: inout LayerTools
  ) {
    let source = LineSource(style, pen, images: images, scale: target.scale)
    if source == nil, style.color == nil { return }
    let perProgress = style.isGradient ? progressLength : 0
    // Round ends shrink with the dashes of a gradient: they are drawn as parts of these.
    let dashes = LineDashes(
      style.dash, scale: target.scale, perProgress: perProgress,
      grownBy: perProgress > 0 && pen.cap == .round ? 2 * pen.half : 0)
    var (path, piece) = (LinePath(), LinePath())
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
    tools.lines.withCanvas(for: clip.box, of: target, keepsPlaces: source != nil) { canvas in
      // Each line lies on the one before: where translucent ones or smoothed edges meet they add up.
      let pixel = style.color?.premultipliedPixel
      let flush = pixel.map { pixel in { canvas.flush(pixel, clip, on: target) } }
      let strokes = LineStrokes(
        lines: batch.lines, progress: batch.progress,
        stroker: LineStroker(canvas: canvas, pen: pen, flush: flush),
        offset: style.offset.isFinite ? Float(max(-1e5, min(1e5, style.offset * target.scale))) : 0,
        dashes: dashes, box: clip.box, target: target,
        hasProgress: style.isGradient,
        dashCap: perProgress == 0 && pen.cap == .round ? .round : .butt)
      for run in runs { strokes.lay(run, path: &path, piece: &piece) }
      if let source { lay(source, canvas, clip, colors: &tools.row) }
    }
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
  }

  /// 32,767 tile units, of which a tile is 8,192 wide, in pixels.
  private var progressLength: Float {
    guard let right = batch.clip?.right else { return 0 }
    let width = (right.x * right.x + right.y * right.y).squareRoot() * target.scale
    return width.isFinite ? Float(min(1e9, width * 32_767 / 8_192)) : 0
  }

  private func lay(
    _ source: LineSource, _ canvas: LineCanvas, _ clip: PixelClip, colors: inout [UInt32]
  ) {
    guard let places = canvas.places, let pixels = target.pixels.baseAddress else { return }
    colors.grow(to: target.width)
    let left = clip.box.minX
    canvas.flush { row, columns, bytes in
      let inside = clip.columns(row: row + clip.box.minY)
      let columns =
        max(
          columns.lowerBound, inside.lowerBound - left)..<max(
          max(columns.lowerBound, inside.lowerBound - left),
          min(columns.upperBound, inside.upperBound - left))
      guard !columns.isEmpty else { return }
      source.fill(
        &colors, places: places + (row * canvas.stride + columns.lowerBound), count: columns.count)
      colors.withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        PixelBlend.blend(
          colors, coverage: bytes + columns.lowerBound,
          over: pixels + ((row + clip.box.minY) * target.width + left + columns.lowerBound),
          count: columns.count)
      }
    }
  }
}

extension LineCanvas {
  /// Lays a premultiplied colour over the target where the lines are, and clears them.
  func flush(_ color: UInt32, _ clip: PixelClip, on target: PixelTarget) {
    guard let pixels = target.pixels.baseAddress else { return }
    let (left, top) = (clip.box.minX, clip.box.minY)
    let isUpright = clip.isUpright
    flush { row, columns, bytes in
      var columns = columns
      if !isUpright {
        let inside = clip.columns(row: row + top)
        let first = max(columns.lowerBound, inside.lowerBound - left)
        columns = first..<max(first, min(columns.upperBound, inside.upperBound - left))
      }
      PixelBlend.lay(
        color, coverage: bytes + columns.lowerBound,
        over: pixels + ((row + top) * target.width + left + columns.lowerBound),
        count: columns.count)
    }
  }
}

extension LineBatch.Style {
  /// The one colour with the line's opacity.
  var color: Color? {
    guard case .color(let color) = paint else { return nil }
    return color.multipliedAlpha(opacity)
  }

  var isGradient: Bool {
    guard case .gradient = paint else { return false }
    return true
  }
}
