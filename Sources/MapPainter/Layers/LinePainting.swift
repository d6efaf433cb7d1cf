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
    guard let shade = LineShade(style, pen, images: images, scale: target.scale) else { return }
    let offset =
      style.offset.isFinite ? max(-1e5, min(1e5, style.offset * target.scale)) : 0
    let near = LineNearness(pen: pen, offset: offset, box: clip.box, target: target)
    tools.shares.grow(to: target.width + 8)
    tools.row.grow(to: target.width)
    tools.shares.withUnsafeMutableBufferPointer { bytes in
      tools.row.withUnsafeMutableBufferPointer { colors in
        guard let bytes = bytes.baseAddress, let colors = colors.baseAddress else { return }
        let raster = LineRaster(
          pen: pen, shade: shade, clip: clip, target: target, bytes: bytes, colors: colors)
        var mesh = LineMesh(raster, offset: offset, batch: batch, scale: target.scale)
        for run in runs { add(run, style, near, to: &mesh, path: &tools.path) }
      }
    }
  }

  private func add(
    _ run: LineBatch.Run, _ style: LineBatch.Style, _ near: LineNearness, to mesh: inout LineMesh,
    path: inout LinePath
  ) {
    guard run.lines.lowerBound >= 0, run.lines.upperBound <= batch.lines.count else { return }
    for part in run.lines {
      let range = batch.lines.range(of: part)
      guard range.count > 1, range.upperBound <= batch.lines.points.count,
        near.contains(batch.lines.points, range)
      else { continue }
      path.take(batch.lines, range, scale: Float(target.scale), isClosed: run.isClosed)
      mesh.add(path.points, isClosed: run.isClosed, progress: progress(style, range))
    }
  }

  private func progress(_ style: LineBatch.Style, _ range: Range<Int>) -> ClosedRange<Double>? {
    guard style.isGradient else { return nil }
    guard range.upperBound <= batch.progress.count else { return 0...1 }
    let (start, end) = (
      Double(batch.progress[range.lowerBound]), Double(batch.progress[range.upperBound - 1])
    )
    return start <= end ? start...end : 0...1
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
