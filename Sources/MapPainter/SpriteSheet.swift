internal import Canvas
internal import MapScene
internal import Pixels
internal import WebMercator

/// The symbols of a scene as sprites, one for each quarter of a pixel that a mark falls on.
struct SpriteSheet {
  private var symbols: [Scene.Symbol] = []
  private var scale = 0.0
  /// Sixteen places for each symbol.
  private var sprites: [Sprite?] = []
  private var heldPixels = 0

  /// Parts of a pixel that positions are rounded to, each way.
  private static let phases = 4
  /// Sprites of more pixels are held for every other quarter only, so that four of them do instead of sixteen.
  private static let largeSprite = 200_000.0
  /// When more pixels are held, all are let go.
  private static let heldPixelLimit = 16 << 20

  /// Forgets all sprites unless they are of these symbols at this scale.
  mutating func prepare(for symbols: [Scene.Symbol], scale: Double) {
    guard self.symbols != symbols || self.scale != scale else { return }
    self.symbols = symbols
    self.scale = scale
    forgetAll()
  }

  private mutating func forgetAll() {
    sprites = Array(repeating: nil, count: symbols.count * Self.phases * Self.phases)
    heldPixels = 0
  }

  /// Paints a mark on the target.
  mutating func draw(
    _ mark: Scene.Mark, on target: PixelTarget, painter: Painter
  ) throws(CanvasError) {
    guard symbols.indices.contains(mark.symbol) else { return }
    let bounds = symbols[mark.symbol].bounds
    let step = bounds.area * scale * scale > Self.largeSprite ? 2 : 1
    guard target.block(around: bounds.moved(by: mark.position), margin: 2) != nil,
      let x = quarters(mark.position.x, step: step), let y = quarters(mark.position.y, step: step)
    else { return }
    let sprite = try sprite(mark.symbol, x: x & 3, y: y & 3, painter: painter)
    sprite.draw(on: target, x: (x >> 2) - target.origin.x, y: (y >> 2) - target.origin.y)
  }

  /// A place in points as quarters of a pixel, or as a multiple of `step` of them.
  private func quarters(_ position: Double, step: Int) -> Int? {
    let steps = (position * scale * Double(Self.phases) / Double(step)).rounded()
    return abs(steps) < Double(1 << 32) ? Int(steps) * step : nil
  }

  private mutating func sprite(
    _ symbol: Int, x: Int, y: Int, painter: Painter
  ) throws(CanvasError) -> Sprite {
    let index = (symbol * Self.phases + y) * Self.phases + x
    if let sprite = sprites[index] { return sprite }
    let sprite =
      try Sprite(
        symbols[symbol].items, bounds: symbols[symbol].bounds, scale: scale, x: Double(x) / 4,
        y: Double(y) / 4, painter: painter) ?? Sprite(Pixmap(width: 0, height: 0), left: 0, top: 0)
    if heldPixels > Self.heldPixelLimit { forgetAll() }
    heldPixels += sprite.pixmap.pixels.count
    sprites[index] = sprite
    return sprite
  }
}
