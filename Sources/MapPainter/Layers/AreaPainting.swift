internal import MapScene
internal import Pixels

/// The areas of one tile onto pixels.
struct AreaPainting {
  let batch: AreaBatch
  let target: PixelTarget
  let images: [SceneImage]

  func paint(with tools: inout LayerTools) {
    guard let clip = PixelClip(batch.clip, on: target) else { return }
    for area in batch.areas {
      switch area.fill {
      case .color(let color):
        if color.alpha > 0 { fill(area, color, clip, with: &tools) }
      case .pattern(let pattern):
        guard images.indices.contains(pattern.image) else { continue }
        guard let source = PatternSource(pattern, images[pattern.image], on: target) else {
          continue
        }
        fill(area, source, clip, with: &tools)
      }
    }
    paintOutlines(clip, with: &tools)
  }

  private func fill(
    _ area: AreaBatch.Area, _ color: Color, _ clip: PixelClip, with tools: inout LayerTools
  ) {
    tools.colors.prepare(color, isSmooth: batch.isAntialiased)
    let sign = batch.rings.winding(of: area.rings)
    let isUpright = clip.isUpright
    tools.colors.pixels.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress, let pixels = target.pixels.baseAddress else { return }
      tools.areas.forEachRow(
        of: batch.rings, area.rings, in: clip.box, on: target, isSharp: !batch.isAntialiased
      ) {
        row, left, cells, columns, width in
        let run = CoverageRun(cells: cells, columns: columns, sign: sign)
        let line = pixels + row * target.width + left
        if isUpright {
          run.paint(colors, on: line, width: width)
        } else {
          let inside = clip.columns(row: row)
          run.paint(
            colors, on: line, within: inside.lowerBound - left..<inside.upperBound - left,
            width: width)
        }
      }
    }
  }

  private func fill(
    _ area: AreaBatch.Area, _ source: PatternSource, _ clip: PixelClip, with tools: inout LayerTools
  ) {
    let sign = batch.rings.winding(of: area.rings)
    var (shares, colors): ([UInt8], [UInt32]) = ([], [])
    swap(&shares, &tools.shares)
    swap(&colors, &tools.row)
    shares.grow(to: target.width)
    colors.grow(to: target.width)
    let edge = (0...256).map {
      UInt8(255 * AreaColors.factor(Double($0) / 256, alpha: 1, isSmooth: batch.isAntialiased))
    }
    tools.areas.forEachRow(
      of: batch.rings, area.rings, in: clip.box, on: target, isSharp: !batch.isAntialiased
    ) {
      row, left, cells, columns, width in
      let inside = clip.columns(row: row)
      let first = max(left + columns.lowerBound, inside.lowerBound)
      let last = min(left + width, inside.upperBound)
      guard first < last, let pixels = target.pixels.baseAddress else { return }
      CoverageRun(cells: cells, columns: columns, sign: sign).spread(
        edge, to: &shares, width: width)
      source.fill(&colors, row: row, columns: first..<last)
      shares.withUnsafeBufferPointer { shares in
        colors.withUnsafeBufferPointer { colors in
          guard let shares = shares.baseAddress, let colors = colors.baseAddress else { return }
          PixelBlend.blend(
            colors, coverage: shares + (first - left),
            over: pixels + row * target.width + first, count: last - first)
        }
      }
    }
    swap(&shares, &tools.shares)
    swap(&colors, &tools.row)
  }
}

extension PointList {
  /// 0 where any way of winding is inside; else 1 or −1, the way of the area's first ring.
  ///
  /// Rings that lie in others then cut holes, and only there.
  func winding(of parts: Range<Int>) -> Int {
    guard parts.count > 1, parts.lowerBound >= 0, parts.upperBound <= count else { return 0 }
    for part in parts {
      let range = range(of: part)
      guard range.count > 2, range.upperBound <= points.count else { continue }
      var area: Float = 0
      var last = points[range.upperBound - 1]
      let base = last
      for index in range {
        let next = points[index]
        area += (last.x - base.x) * (next.y - base.y) - (next.x - base.x) * (last.y - base.y)
        last = next
      }
      if area != 0 { return area > 0 ? -1 : 1 }
    }
    return 0
  }
}

extension Array where Element: FixedWidthInteger {
  /// Makes sure that there are so many.
  mutating func grow(to count: Int) {
    if self.count < count { self = Array(repeating: 0, count: count) }
  }
}
