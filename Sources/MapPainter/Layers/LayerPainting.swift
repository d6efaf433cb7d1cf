internal import MapScene
internal import Pixels

/// One layer of the map's style onto pixels.
struct LayerPainting {
  let layer: MapLayer
  let scene: Scene
  let target: PixelTarget

  func paint(with tools: inout LayerTools) {
    guard layer.opacity > 0 else { return }
    for batch in layer.batches { paint(batch, with: &tools) }
  }

  private func paint(_ batch: MapLayer.Batch, with tools: inout LayerTools) {
    switch batch {
    case .background(let fill): paint(fill, with: &tools)
    case .areas(let batch):
      AreaPainting(batch: batch, target: target, images: scene.images).paint(with: &tools)
    case .lines(let batch):
      LinePainting(batch: batch, target: target, images: scene.images).paint(with: &tools)
    case .circles(let batch): CirclePainting(batch: batch, target: target).paint()
    case .raster, .symbols, .heatmap, .relief: break
    }
  }

  private func paint(_ fill: AreaFill, with tools: inout LayerTools) {
    guard let pixels = target.pixels.baseAddress else { return }
    switch fill {
    case .color(let color):
      PixelBlend.lay(color.premultipliedPixel, over: pixels, count: target.width * target.height)
    case .pattern(let pattern):
      guard scene.images.indices.contains(pattern.image),
        let source = PatternSource(pattern, scene.images[pattern.image], on: target)
      else { return }
      tools.row.grow(to: target.width)
      for row in 0..<target.height {
        source.fill(&tools.row, row: row, columns: 0..<target.width)
        tools.row.withUnsafeBufferPointer { colors in
          guard let colors = colors.baseAddress else { return }
          PixelBlend.blend(colors, over: pixels + row * target.width, count: target.width)
        }
      }
    }
  }
}
