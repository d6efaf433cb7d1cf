internal import Foundation
internal import MapScene
internal import Pixels
internal import WebMercator

/// Heights of one tile onto pixels, by light or by colours.
struct ReliefPainting {
  let batch: ReliefBatch
  let target: PixelTarget

  func paint(with tools: inout LayerTools) {
    let side = batch.side
    guard side > 0, side < 1 << 14, batch.heights.count == (side + 2) * (side + 2),
      batch.opacity > 0, let clip = PixelClip(batch.clip, on: target)
    else { return }
    let (origin, right, down) = (batch.clip.origin, batch.clip.right, batch.clip.down)
    let toPicture = AffineTransform(a: right.x, b: right.y, c: down.x, d: down.y, origin: origin)
    guard let map = PixelMap(inverting: toPicture, scale: target.scale) else { return }
    switch batch.shading {
    case .light(let light):
      let turn = atan2(-right.y, right.x)
      let slopes = SlopeGrid(batch, zoom: light.zoom)
      let shader = LightShader(light, turn: turn)
      paint(clip, map, with: &tools) { x, y in
        shader.color(slopes.slope(x: x, y: y), down: y)
      }
    case .ramp(let heights, let colors):
      let ramp = HeightRamp(heights: heights, colors: colors)
      guard let ramp else { return }
      paint(clip, map, with: &tools) { x, y in ramp.color(height(x: x, y: y)) }
    }
  }

  /// Lays a premultiplied colour of red, green, blue and alpha, 0 to 1, over each pixel; it gets places 0 to 1 in the tile.
  @inline(__always)
  private func paint(
    _ clip: PixelClip, _ map: PixelMap, with tools: inout LayerTools,
    _ color: (Float, Float) -> SIMD4<Float>
  ) {
    guard let pixels = target.pixels.baseAddress else { return }
    let factor = Float(min(1, batch.opacity)) * 255
    for row in clip.box.minY..<clip.box.maxY {
      for column in clip.columns(row: row) {
        guard
          let place = map.place(column: column + target.origin.x, row: row + target.origin.y)
        else { continue }
        var color = color(Float(place.x), Float(place.y))
        color.replace(with: 0, where: color .!= color)
        color.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
        // No channel may exceed the alpha.
        color.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: color.w))
        let bytes = color * factor + 0.5
        guard bytes.w >= 1 else { continue }
        let pixel =
          UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
        PixelBlend.lay(pixel, over: pixels + (row * target.width + column), count: 1)
      }
    }
  }

  /// The height at a place 0 to 1 in the tile, in metres.
  @inline(__always)
  private func height(x: Float, y: Float) -> Float {
    // The border is the first and the last of each row.
    let (across, down) = (x * Float(batch.side) + 0.5, y * Float(batch.side) + 0.5)
    let stride = batch.side + 2
    func value(_ column: Int, _ row: Int) -> Float {
      batch.heights[max(0, min(stride - 1, row)) * stride + max(0, min(stride - 1, column))]
    }
    guard batch.isSmooth else {
      return value(Int((across + 0.5).rounded(.down)), Int((down + 0.5).rounded(.down)))
    }
    let (column, row) = (Int(across.rounded(.down)), Int(down.rounded(.down)))
    let (shareX, shareY) = (across - Float(column), down - Float(row))
    let upper = value(column, row) * (1 - shareX) + value(column + 1, row) * shareX
    let lower = value(column, row + 1) * (1 - shareX) + value(column + 1, row + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }
}

extension Color {
  /// Premultiplied red, green, blue and alpha.
  var lanes: SIMD4<Float> {
    SIMD4(
      Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
  }
}

/// Rising heights and their colours (`color-relief`).
private struct HeightRamp {
  private let heights: [Float]
  private let colors: [SIMD4<Float>]

  init?(heights: [Float], colors: [Color]) {
    guard !heights.isEmpty, heights.count == colors.count else { return nil }
    self.heights = heights
    self.colors = colors.map(\.lanes)
  }

  func color(_ height: Float) -> SIMD4<Float> {
    var (low, high) = (0, heights.count - 1)
    guard low < high else { return colors[0] }
    while high - low > 1 {
      let middle = (low + high) / 2
      if height < heights[middle] { high = middle } else { low = middle }
    }
    let range = heights[high] - heights[low]
    let share = range > 0 ? max(0, min(1, (height - heights[low]) / range)) : 0
    return colors[low] * (1 - share) + colors[high] * share
  }
}
