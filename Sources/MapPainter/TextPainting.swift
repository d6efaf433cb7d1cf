internal import Canvas
internal import MapScene
internal import Pixels
internal import WebMercator

/// One text onto pixels.
struct TextPainting {
  let text: Text
  let layout: TextLayout
  let target: PixelTarget

  /// Draws the letters on pixels of their own, grows the halo out of these, and lays both over the target.
  func paint() throws(CanvasError) {
    let reach = Int(min(64, haloRadius.rounded(.up))) + 1
    guard let box = inkBox?.inflated(by: reach), let box = drawnBox(box, reach: reach) else {
      return
    }
    let letters = try drawLetters(in: box)
    if let halo = text.halo {
      let rim = HaloMask(letters: letters, radius: haloRadius)
      rim.paint(halo.color, on: target, left: box.minX, top: box.minY)
    }
    Sprite(letters, left: 0, top: 0).draw(on: target, x: box.minX, y: box.minY)
  }

  /// The pixels that are drawn: all of the text's, so that a band gets the same bytes as the whole, but of a huge text those
  /// in and near the target.
  private func drawnBox(_ box: PixelBox, reach: Int) -> PixelBox? {
    let area = PixelBox(minX: 0, minY: 0, maxX: target.width, maxY: target.height)
    // Letters just outside of the target still throw their halo into it.
    guard let near = box.intersection(area.inflated(by: reach)) else { return nil }
    let isSmall = box.width <= Self.wholePixels / max(1, box.height)
    return isSmall && max(box.width, box.height) <= DrawingSurface.sideLimit ? box : near
  }

  private static let wholePixels = 1 << 22

  private var haloRadius: Double {
    guard let halo = text.halo, halo.width > 0 else { return 0 }
    return min(32, halo.width * target.scale)
  }

  /// Points that the text moves down so that its baseline lies on an edge between pixels, where letters are crisp.
  private var lift: Double {
    let baseline = (text.origin.y + layout.baseline) * target.scale
    return baseline.isFinite ? (baseline.rounded() - baseline) / target.scale : 0
  }

  /// The ink in pixels of the target.
  private var inkBox: PixelBox? {
    let ink = layout.ink
    let box = Rectangle(
      x: text.origin.x + ink.x, y: text.origin.y + lift + ink.y, width: ink.width,
      height: ink.height)
    return PixelBox(box, scale: target.scale, margin: 1)?.moved(
      x: -target.origin.x, y: -target.origin.y)
  }

  private func drawLetters(in box: PixelBox) throws(CanvasError) -> Pixmap {
    var letters = Pixmap(width: box.width, height: box.height)
    var pixels = letters.pixels.mutableSpan
    try DrawingSurface.draw(
      into: &pixels, rowLength: box.width,
      block: PixelBlock(x: 0, y: 0, width: box.width, height: box.height)
    ) { context throws(CanvasError) in
      context.translate(
        x: -Double(target.origin.x + box.minX), y: -Double(target.origin.y + box.minY))
      context.scale(by: target.scale)
      context.text(layout, x: text.origin.x, y: text.origin.y + lift, color: text.color)
    }
    return letters
  }
}
