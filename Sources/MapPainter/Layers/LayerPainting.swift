internal import MapScene
internal import Pixels

/// One layer of the map's style onto pixels.
struct LayerPainting {
  let layer: MapLayer
  let scene: Scene
  let target: PixelTarget

  func paint(with tools: inout LayerTools) {
    guard layer.opacity > 0 else { return }
    guard layer.opacity < 1 else {
      for batch in layer.batches { paint(batch, with: &tools) }
      return
    }
    paintApart(with: &tools)
  }

  /// Draws the layer on clear pixels and lays these over the target once.
  private func paintApart(with tools: inout LayerTools) {
    var pixels: [UInt32] = []
    swap(&pixels, &tools.layer)
    defer { swap(&pixels, &tools.layer) }
    let count = target.width * target.height
    pixels.grow(to: count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress, let under = target.pixels.baseAddress else { return }
      start.update(repeating: 0, count: count)
      let apart = PixelTarget(
        pixels: UnsafeMutableBufferPointer(start: start, count: count), width: target.width,
        height: target.height, origin: target.origin, scale: target.scale)
      let painting = LayerPainting(layer: layer, scene: scene, target: apart)
      for batch in layer.batches { painting.paint(batch, with: &tools) }
      let opacity = PixelMix.factor(layer.opacity)
      for index in 0..<count where start[index] != 0 {
        start[index] = PixelMix.scale(start[index], opacity)
      }
      PixelBlend.blend(start, over: under, count: count)
    }
  }

  private func paint(_ batch: MapLayer.Batch, with tools: inout LayerTools) {
    switch batch {
    case .background(let fill): paint(fill, with: &tools)
    case .areas(let batch):
      AreaPainting(batch: batch, target: target, images: scene.images).paint(with: &tools)
    case .lines(let batch):
      LinePainting(batch: batch, target: target, images: scene.images).paint(with: &tools)
    case .circles(let batch): CirclePainting(batch: batch, target: target).paint()
    case .raster(let batch): RasterPainting(batch: batch, target: target).paint(with: &tools)
    case .symbols(let batch):
      SymbolPainting(batch: batch, scene: scene, target: target).paint(with: &tools)
    case .heatmap(let batch):
      HeatmapPainting(batch: batch, size: scene.size, target: target).paint(with: &tools)
    case .relief(let batch): ReliefPainting(batch: batch, target: target).paint(with: &tools)
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
