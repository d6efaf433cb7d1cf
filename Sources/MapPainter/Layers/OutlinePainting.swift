internal import MapScene
internal import Pixels
internal import WebMercator

/// A letter as an outline onto pixels: its inside, or its halo as a line along it.
struct OutlinePainting {
  let path: Path
  let mark: SymbolBatch.Mark
  let isHalo: Bool
  let target: PixelTarget

  func paint(with tools: inout LayerTools) {
    guard let bounds = path.bounds, let box = mark.toPicture.bounds(of: bounds),
      target.block(around: box.inflated(by: isHalo ? haloWidth : 0)) != nil
    else { return }
    let rings = rings()
    if isHalo { stroke(rings, with: &tools) } else { fill(rings, with: &tools) }
  }

  private var haloWidth: Double {
    mark.haloWidth.isFinite && mark.haloBlur.isFinite ? mark.haloWidth + max(0, mark.haloBlur) : 0
  }

  private func rings() -> PointList {
    var rings = PointList()
    for line in path.polylines(scale: target.scale * mark.toPicture.meanScale) {
      for point in line {
        let place = mark.toPicture.apply(point)
        rings.points.append(SIMD2(Float(place.x), Float(place.y)))
      }
      rings.ends.append(Int32(clamping: rings.points.count))
    }
    return rings
  }

  /// Letters keep their exact weight, unlike areas of the map.
  private func fill(_ rings: PointList, with tools: inout LayerTools) {
    tools.colors.prepareScale(mark.color.multipliedAlpha(mark.opacity))
    let clip = PixelClip(target)
    tools.colors.pixels.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress, let pixels = target.pixels.baseAddress else { return }
      tools.areas.forEachRow(of: rings, 0..<rings.count, in: clip.box, on: target) {
        row, left, cells, columns, width in
        CoverageRun(cells: cells, columns: columns, sign: 0)
          .paint(colors, on: pixels + row * target.width + left, width: width)
      }
    }
  }

  private func stroke(_ rings: PointList, with tools: inout LayerTools) {
    var style = LineBatch.Style(
      .color(mark.haloColor), width: 2 * max(0, mark.haloWidth))
    style.opacity = mark.opacity
    style.join = .round
    style.blur = max(0, mark.haloBlur)
    var batch = LineBatch()
    batch.lines = rings
    batch.styles = [style]
    batch.runs = [LineBatch.Run(lines: 0..<rings.count, style: 0, isClosed: true)]
    LinePainting(batch: batch, target: target, images: []).paint(with: &tools)
  }
}
