internal import MapScene
internal import Pixels
internal import WebMercator

/// Circles onto pixels, as MapLibre GL JS's circle shader draws them.
struct CirclePainting {
  let batch: CircleBatch
  let target: PixelTarget

  func paint() {
    for circle in batch.circles { paint(circle) }
  }

  private func paint(_ circle: CircleBatch.Circle) {
    let scale = target.scale
    let stroke = circle.strokeWidth > 0 ? circle.strokeWidth : 0
    let whole = (circle.radius + stroke) * scale
    guard whole > 0, whole < 1e6, circle.center.x.isFinite, circle.center.y.isFinite else { return }
    let (x, y) = (circle.center.x * scale, circle.center.y * scale)
    guard abs(x) < 1e9, abs(y) < 1e9 else { return }
    let disc = Disc(circle, stroke: stroke, whole: whole)
    let top = max(0, Int((y - whole).rounded(.down)) - target.origin.y)
    let bottom = min(target.height, Int((y + whole).rounded(.up)) - target.origin.y)
    guard top < bottom, let pixels = target.pixels.baseAddress else { return }
    for row in top..<bottom {
      let down = Double(row + target.origin.y) + 0.5 - y
      let half = (whole * whole - down * down).squareRoot()
      guard half > 0 else { continue }
      let first = max(0, Int((x - half - 0.5).rounded(.up)) - target.origin.x)
      let last = min(target.width, Int((x + half + 0.5).rounded(.down)) - target.origin.x)
      guard first < last else { continue }
      disc.paint(
        pixels + (row * target.width + first), count: last - first,
        x: Double(first + target.origin.x) + 0.5 - x, y: down)
    }
  }
}

/// One circle as a function of the distance from its middle.
private struct Disc {
  /// Pixels to the outer edge.
  let whole: Double
  /// The share of `whole` over which the edge fades.
  let blur: Double
  /// Where the stroke starts, as a share of `whole`; more than 1 where there is none.
  let inner: Double
  let color: Color
  let stroke: Color
  let pixel: UInt32
  /// The square of the distance in pixels within which the colour is plain.
  let plainSquare: Double

  init(_ circle: CircleBatch.Circle, stroke width: Double, whole: Double) {
    self.whole = whole
    blur = max(circle.blur.isFinite ? circle.blur : 0, 1 / whole)
    color = circle.color
    stroke = circle.strokeColor
    pixel = color.premultipliedPixel
    inner = width < 0.01 ? 2 : circle.radius / (circle.radius + width)
    let plain = max(0, min(1, inner) - blur) * whole - 1e-6
    plainSquare = plain > 0 ? plain * plain : -1
  }

  func paint(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, x: Double, y: Double) {
    var index = 0
    while index < count {
      let across = x + Double(index)
      let square = across * across + y * y
      if square < plainSquare {
        let half = (plainSquare - y * y).squareRoot()
        let end = max(index + 1, min(count, Int((half - x).rounded(.up))))
        PixelBlend.lay(pixel, over: pixels + index, count: end - index)
        index = end
      } else {
        PixelBlend.lay(edge(square.squareRoot() / whole), over: pixels + index, count: 1)
        index += 1
      }
    }
  }

  /// The pixel at a share of the distance to the outer edge.
  private func edge(_ distance: Double) -> UInt32 {
    let opacity = Self.smooth((1 - distance) / blur)
    if opacity <= 0 { return 0 }
    let share = inner > 1 ? 0 : Self.smooth((distance - inner + blur) / blur)
    // Premultiplied colours are mixed.
    let (first, second) = (color.alpha * (1 - share), stroke.alpha * share)
    let alpha = first + second
    guard alpha > 0 else { return 0 }
    return Color(
      red: (color.red * first + stroke.red * second) / alpha,
      green: (color.green * first + stroke.green * second) / alpha,
      blue: (color.blue * first + stroke.blue * second) / alpha, alpha: alpha * opacity
    ).premultipliedPixel
  }

  private static func smooth(_ share: Double) -> Double {
    let share = max(0, min(1, share))
    return share * share * (3 - 2 * share)
  }
}
