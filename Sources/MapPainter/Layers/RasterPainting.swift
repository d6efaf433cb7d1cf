internal import MapScene
internal import Pixels
internal import WebMercator

/// A picture laid onto the map.
struct RasterPainting {
  let batch: RasterBatch
  let target: PixelTarget

  func paint(with tools: inout LayerTools) {
    guard batch.opacity > 0, let clip = PixelClip(batch.clip, on: target),
      let map = PixelMap(corners: batch.corners, scale: target.scale),
      let bounds = Path(through: batch.corners).bounds,
      let box = target.block(around: bounds)?.intersection(clip.box)
    else { return }
    let pixmap = smallerImage(map)
    guard pixmap.width > 0, pixmap.height > 0, let pixels = target.pixels.baseAddress else {
      return
    }
    let matrix = ColorMatrix(batch.adjustment, opacity: batch.opacity)
    let opacity = matrix == nil ? PixelMix.factor(batch.opacity) : 256
    tools.row.grow(to: target.width)
    for row in box.minY..<box.maxY {
      let inside = clip.columns(row: row).clamped(to: box.minX..<box.maxX)
      // Tiles fill their squares; what has no square ends with the picture.
      let columns =
        batch.clip != nil
        ? inside
        : map.columns(
          row: row, in: Rectangle(x: 0, y: 0, width: 1, height: 1), within: inside,
          origin: target.origin)
      guard !columns.isEmpty else { continue }
      sample(pixmap, map, row: row, columns: columns, to: &tools.row)
      if let matrix {
        for index in 0..<columns.count { tools.row[index] = matrix.apply(tools.row[index]) }
      } else if opacity < 256 {
        for index in 0..<columns.count {
          tools.row[index] = PixelMix.scale(tools.row[index], opacity)
        }
      }
      tools.row.withUnsafeBufferPointer { colors in
        guard let colors = colors.baseAddress else { return }
        PixelBlend.blend(
          colors, over: pixels + (row * target.width + columns.lowerBound), count: columns.count)
      }
    }
  }

  /// The picture halved as often as its pixels are much smaller than the target's (GL JS's mipmaps).
  private func smallerImage(_ map: PixelMap) -> Pixmap {
    var pixmap = batch.pixmap
    guard batch.isSmooth, map.isAffine else { return pixmap }
    while pixmap.width > 1, pixmap.height > 1,
      max(map.step.x * Double(pixmap.width), map.step.y * Double(pixmap.height)) > 2.0.squareRoot()
    {
      pixmap = pixmap.halved()
    }
    return pixmap
  }

  private func sample(
    _ pixmap: Pixmap, _ map: PixelMap, row: Int, columns: Range<Int>, to colors: inout [UInt32]
  ) {
    let (width, height) = (pixmap.width, pixmap.height)
    let isSmooth = batch.isSmooth
    let hasSquare = batch.clip != nil
    pixmap.pixels.withUnsafeBufferPointer { pixels in
      colors.withUnsafeMutableBufferPointer { colors in
        for index in 0..<columns.count {
          let place = map.place(
            column: columns.lowerBound &+ index &+ target.origin.x, row: row &+ target.origin.y)
          guard let place,
            hasSquare || map.isAffine
              || (place.x >= 0 && place.x < 1 && place.y >= 0 && place.y < 1)
          else {
            colors[index] = 0
            continue
          }
          let x = max(-1, min(2, place.x)) * Double(width)
          let y = max(-1, min(2, place.y)) * Double(height)
          colors[index] =
            isSmooth
            ? PixelSampling.smooth(pixels, width, height, x: x, y: y)
            : PixelSampling.nearest(pixels, width, height, x: x, y: y)
        }
      }
    }
  }
}

/// Colours at places of an image in its pixels; beyond its edges they are those of the edge.
enum PixelSampling {
  @inline(__always)
  static func nearest(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, x: Double, y: Double
  ) -> UInt32 {
    // Rounding must not decide on which side of an edge between two pixels a place lies.
    let column = max(0, min(width &- 1, floor(x + 1e-6)))
    let row = max(0, min(height &- 1, floor(y + 1e-6)))
    return pixels[row &* width &+ column]
  }

  @inline(__always)
  static func smooth(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, x: Double, y: Double
  ) -> UInt32 {
    let (fixedX, fixedY) = (floor((x - 0.5) * 256 + 0.5), floor((y - 0.5) * 256 + 0.5))
    let (column, row) = (fixedX >> 8, fixedY >> 8)
    let (left, right) = (max(0, min(width &- 1, column)), max(0, min(width &- 1, column &+ 1)))
    let upper = max(0, min(height &- 1, row)) &* width
    let lower = max(0, min(height &- 1, row &+ 1)) &* width
    return PixelMix.mix(
      pixels[upper &+ left], pixels[upper &+ right], pixels[lower &+ left], pixels[lower &+ right],
      x: UInt32(fixedX & 255), y: UInt32(fixedY & 255))
  }

  /// The whole number below, within ±10⁹.
  @inline(__always)
  static func floor(_ value: Double) -> Int {
    let whole = Int(max(-1e9, min(1e9, value)))
    return Double(whole) > value ? whole &- 1 : whole
  }
}

extension Pixmap {
  /// Half as wide and high, each pixel the mean of four.
  func halved() -> Pixmap {
    let (columns, rows) = (max(1, width / 2), max(1, height / 2))
    var half = Pixmap(width: columns, height: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = row * 2 * width + column * 2
        half.pixels[row * columns + column] = PixelMix.mix(
          pixels[upper], pixels[upper + 1], pixels[upper + width], pixels[upper + width + 1],
          x: 128, y: 128)
      }
    }
    half.isOpaque = isOpaque
    return half
  }
}
