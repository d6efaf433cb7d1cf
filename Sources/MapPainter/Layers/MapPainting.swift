internal import MapScene
internal import Parallelism

/// The map beneath all else of a scene: its first items, so far as they are layers of a style.
///
/// They need no fonts, and a band of them is that part of the whole; so all cores paint at once, each its own rows.
struct MapPainting {
  private let scene: Scene
  /// How many of the scene's items these are.
  let count: Int

  /// Rows and pixels that are worth a thread of their own.
  private static let leastRows = 64
  private static let leastPixels = 1 << 16
  private static let mostBlocks = 4

  init(_ scene: Scene) {
    self.scene = scene
    count = scene.items.prefix { if case .layer = $0 { true } else { false } }.count
  }

  /// Paints the layers in their order; `tools` are used where one thread does it all.
  func paint(on target: PixelTarget, with tools: inout LayerTools) {
    guard count > 0 else { return }
    let blocks = min(
      Self.mostBlocks, target.height / Self.leastRows,
      target.width * target.height / Self.leastPixels)
    guard blocks > 1 else { return paintLayers(on: target, with: &tools) }
    // No two blocks share a row.
    ParallelLoop.run(count: blocks) { index in
      let rows = target.height * index / blocks..<target.height * (index + 1) / blocks
      var tools = LayerTools()
      paintLayers(on: target.part(rows: rows), with: &tools)
    }
  }

  private func paintLayers(on target: PixelTarget, with tools: inout LayerTools) {
    for item in scene.items.prefix(count) {
      guard case .layer(let layer) = item else { return }
      LayerPainting(layer: layer, scene: scene, target: target).paint(with: &tools)
    }
  }
}

extension PixelTarget {
  /// Some rows of the target.
  fileprivate func part(rows: Range<Int>) -> PixelTarget {
    PixelTarget(
      pixels: UnsafeMutableBufferPointer(
        rebasing: pixels[rows.lowerBound * width..<rows.upperBound * width]), width: width,
      height: rows.count, origin: PixelOrigin(x: origin.x, y: origin.y + rows.lowerBound),
      scale: scale)
  }
}
