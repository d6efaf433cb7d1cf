internal import MapScene
internal import Pixels

/// The lines of one tile onto pixels.
struct LinePainting {
  let batch: LineBatch
  let target: PixelTarget
  let images: [SceneImage]

  func paint(with tools: inout LayerTools) {
    guard let clip = PixelClip(batch.clip, on: target) else { return }
    var index = 0
    while index < batch.runs.count {
      let style = batch.runs[index].style
      let first = index
      index += 1
      guard batch.styles.indices.contains(style) else { continue }
      let looks = batch.styles[style]
      guard looks.opacity > 0, let pen = LinePen(looks, scale: target.scale) else { continue }
      if looks.isOpaque {
        // Where lines of one opaque colour lie on each other cannot be seen.
        while index < batch.runs.count, batch.runs[index].style == style { index += 1 }
      }
      paint(batch.runs[first..<index], looks, pen, clip, with: &tools)
    }
  }

  private func paint(
    _ runs: ArraySlice<LineBatch.Run>, _ style: LineBatch.Style, _ pen: LinePen, _ clip: PixelClip,
    with tools: inout LayerTools
  ) {
    let source = LineSource(style, pen, images: images, scale: target.scale)
    if source == nil, style.color == nil { return }
    let dashes = LineDashes(style.dash, scale: target.scale)
    var (path, piece) = (LinePath(), LinePath())
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
    tools.lines.withCanvas(for: clip.box, of: target, keepsPlaces: source != nil) { canvas in
      // Where translucent lines lie on each other they are darker.
      let flush = style.color.flatMap { color in
        style.isOpaque ? nil : { canvas.flush(color.premultipliedPixel, clip, on: target) }
      }
      let strokes = LineStrokes(
        lines: batch.lines, progress: batch.progress,
        stroker: LineStroker(canvas: canvas, pen: pen, flush: flush),
        offset: style.offset.isFinite ? Float(max(-1e5, min(1e5, style.offset * target.scale))) : 0,
        dashes: dashes, box: clip.box, target: target,
        hasProgress: style.isGradient)
      for run in runs { strokes.lay(run, path: &path, piece: &piece) }
      if let source {
        lay(source, canvas, clip, colors: &tools.row)
      } else if let color = style.color {
        canvas.flush(color.premultipliedPixel, clip, on: target)
      }
    }
    swap(&path, &tools.path)
    swap(&piece, &tools.piece)
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

  var isOpaque: Bool { (color?.premultipliedPixel ?? 0) >> 24 == 255 }

  var isGradient: Bool {
    guard case .gradient = paint else { return false }
    return true
  }
}
