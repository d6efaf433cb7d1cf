internal import Foundation
internal import MapScene

/// The changes of colour of a raster layer as one affine map of premultiplied channels, from MapLibre GL JS's raster shader.
struct ColorMatrix {
  /// What red, green, blue and alpha add to the three channels.
  private var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  private let opacity: Float

  /// `nil` where colours stay as they are and the picture is opaque.
  init?(_ adjustment: RasterBatch.Adjustment, opacity: Double) {
    let numbers = [
      adjustment.hueRotation, adjustment.saturation, adjustment.contrast,
      adjustment.brightnessMinimum, adjustment.brightnessMaximum, opacity,
    ]
    guard numbers.allSatisfy({ abs($0) < 1e6 }), adjustment != RasterBatch.Adjustment() else {
      return nil
    }
    self.opacity = Float(max(0, min(1, opacity)))
    let angle = adjustment.hueRotation * .pi / 180
    let (sine, cosine, root) = (sin(angle), cos(angle), 3.0.squareRoot())
    let spin = [
      (2 * cosine + 1) / 3, (-root * sine - cosine + 1) / 3, (root * sine - cosine + 1) / 3,
    ]
    // Rows of the turn around grey.
    let turn = [
      [spin[0], spin[1], spin[2]], [spin[2], spin[0], spin[1]], [spin[1], spin[2], spin[0]],
    ]
    let saturation =
      adjustment.saturation > 0
      ? 1 - 1 / (1.001 - min(1, adjustment.saturation)) : -adjustment.saturation
    let contrast =
      adjustment.contrast > 0
      ? 1 / (1 - min(0.999_999, adjustment.contrast)) : 1 + adjustment.contrast
    let low = adjustment.brightnessMinimum
    let range = adjustment.brightnessMaximum - low
    func entry(_ row: Int, _ column: Int) -> Float {
      let average = (turn[0][column] + turn[1][column] + turn[2][column]) / 3
      let value = turn[row][column] * (1 - saturation) + average * saturation
      return Float(value * contrast * range)
    }
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(entry(0, index), entry(1, index), entry(2, index), 0)
    }
    let constant = Float((0.5 - 0.5 * contrast) * range + low)
    columns = (column(0), column(1), column(2), SIMD4(constant, constant, constant, 1))
  }

  /// A premultiplied pixel with its new colour and opacity.
  @inline(__always)
  func apply(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    let alpha = Float(pixel >> 24)
    var sum = columns.0 * red + columns.1 * green
    sum += columns.2 * blue + columns.3 * alpha
    sum.clamp(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha))
    let bytes = sum * opacity + 0.5
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
