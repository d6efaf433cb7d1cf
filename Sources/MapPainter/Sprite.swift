internal import Canvas
internal import MapScene
internal import Pixels

/// A small drawing as pixels.
struct Sprite {
  let pixmap: Pixmap
  /// Where the top left pixel lies from the pixel that the drawing stands on.
  let left: Int
  let top: Int
  /// For each row, the columns that hold anything.
  private let spans: [Range<Int>]

  init(_ pixmap: Pixmap, left: Int, top: Int) {
    self.pixmap = pixmap
    self.left = left
    self.top = top
    spans = (0..<pixmap.height).map { row in
      let pixels = pixmap.pixels[row * pixmap.width..<(row + 1) * pixmap.width]
      guard let first = pixels.firstIndex(where: { $0 != 0 }),
        let last = pixels.lastIndex(where: { $0 != 0 })
      else { return 0..<0 }
      return first - pixels.startIndex..<last - pixels.startIndex + 1
    }
  }

  /// Draws items by Cairo, their point 0, 0 standing `x`, `y` pixels right of and below a pixel's top left corner.
  ///
  /// `nil` where there is nothing to see, or more than Cairo can hold.
  init?(
    _ items: [Scene.Item], bounds: Rectangle, scale: Double, x: Double = 0, y: Double = 0,
    painter: Painter
  ) throws(CanvasError) {
    let limit = DrawingSurface.sideLimit
    guard let box = PixelBox(bounds, scale: scale, margin: 2), (1...limit).contains(box.width),
      (1...limit).contains(box.height)
    else { return nil }
    var pixmap = Pixmap(width: box.width, height: box.height)
    var pixels = pixmap.pixels.mutableSpan
    try DrawingSurface.draw(
      into: &pixels, rowLength: box.width,
      block: PixelBlock(x: 0, y: 0, width: box.width, height: box.height)
    ) { context throws(CanvasError) in
      context.translate(x: x - Double(box.minX), y: y - Double(box.minY))
      context.scale(by: scale)
      let drawing = ItemDrawing(context: context, painter: painter)
      for item in items { try drawing.draw(item, of: nil) }
    }
    self.init(pixmap, left: box.minX, top: box.minY)
  }

  /// Lays the sprite over the target, standing on column `x` and row `y` of it.
  func draw(on target: PixelTarget, x: Int, y: Int) {
    let (left, top) = (x + left, y + top)
    guard top < target.height, top + pixmap.height > 0, left < target.width,
      left + pixmap.width > 0, let pixels = target.pixels.baseAddress
    else { return }
    pixmap.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for row in max(0, -top)..<min(pixmap.height, target.height - top) {
        let first = max(spans[row].lowerBound, -left)
        let last = min(spans[row].upperBound, target.width - left)
        guard first < last else { continue }
        PixelBlend.blend(
          source + (row * pixmap.width + first),
          over: pixels + ((top + row) * target.width + left + first), count: last - first)
      }
    }
  }
}
