internal import Pixels

/// Letters grown by a round brush.
struct HaloMask {
  private let width: Int
  private let height: Int
  private var coverage: [UInt8]

  /// Grows the opaque parts of `letters` by `radius` pixels.
  init(letters: Pixmap, radius: Double) {
    width = letters.width
    height = letters.height
    coverage = Array(repeating: 0, count: letters.pixels.count)
    let brush = Brush(radius: radius)
    let (columns, rows) = (width, height)
    coverage.withUnsafeMutableBufferPointer { target in
      letters.pixels.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          for column in 0..<columns {
            let alpha = source[row &* columns &+ column] >> 24
            guard alpha != 0 else { continue }
            if Self.isSurrounded(source, row: row, column: column, width: columns, height: rows) {
              target[row &* columns &+ column] = 255
              continue
            }
            brush.stamp(alpha, on: target, width: columns, height: rows, x: column, y: row)
          }
        }
      }
    }
  }

  /// Whether a pixel and its four neighbours are opaque: what it would grow, the brim of the letter grows too.
  @inline(__always)
  private static func isSurrounded(
    _ pixels: UnsafeBufferPointer<UInt32>, row: Int, column: Int, width: Int, height: Int
  ) -> Bool {
    guard row > 0, row < height - 1, column > 0, column < width - 1 else { return false }
    let index = row &* width &+ column
    let all =
      pixels[index] & pixels[index - 1] & pixels[index + 1] & pixels[index - width]
      & pixels[index + width]
    return all >> 24 == 255
  }

  /// Lays a colour over the target; `left`, `top` is where the letters' pixels lie in it.
  func paint(_ color: Color, on target: PixelTarget, left: Int, top: Int) {
    let pixel = color.premultipliedPixel
    let columns = max(0, -left)..<max(max(0, -left), min(width, target.width - left))
    let rows = max(0, -top)..<max(max(0, -top), min(height, target.height - top))
    guard let pixels = target.pixels.baseAddress else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for row in rows {
        PixelBlend.blend(
          pixel, coverage: coverage + (row * width + columns.lowerBound),
          over: pixels + ((top + row) * target.width + left + columns.lowerBound),
          count: columns.count)
      }
    }
  }
}

/// A soft disc: full within the radius, fading over the last pixel.
private struct Brush {
  let reach: Int
  /// Weights 0 to 256, row by row.
  let weights: [UInt32]

  init(radius: Double) {
    reach = Int(radius.rounded(.up))
    let side = -reach...reach
    weights = side.flatMap { y in
      side.map { x in
        let distance = Double(x * x + y * y).squareRoot()
        return UInt32(max(0, min(1, radius + 0.5 - distance)) * 256)
      }
    }
  }

  @inline(__always)
  func stamp(
    _ alpha: UInt32, on target: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int,
    x: Int, y: Int
  ) {
    weights.withUnsafeBufferPointer { weights in
      for row in max(-reach, -y)...min(reach, height - 1 - y) {
        let weightRow = (row + reach) * (2 * reach + 1) + reach
        let targetRow = (y + row) * width + x
        for column in max(-reach, -x)...min(reach, width - 1 - x) {
          let grown = UInt8(truncatingIfNeeded: alpha &* weights[weightRow + column] >> 8)
          if grown > target[targetRow + column] { target[targetRow + column] = grown }
        }
      }
    }
  }
}
