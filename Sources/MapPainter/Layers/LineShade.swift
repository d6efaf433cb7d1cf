internal import MapScene
internal import Pixels

/// The colours of lines, pixel by pixel.
struct LineShade {
  /// One premultiplied colour; `nil` where it differs.
  let color: UInt32?
  private let source: LineSource?
  private let dashes: DashTexture?
  private let outset: Double

  /// `nil` where there is nothing to paint with.
  init?(_ style: LineBatch.Style, _ pen: LinePen, images: [SceneImage], scale: Double) {
    color = style.color?.premultipliedPixel
    source = LineSource(style, pen, images: images, scale: scale)
    if color == nil, source == nil { return nil }
    // An image along a line leaves its dashes out (MapLibre).
    if case .pattern = style.paint {
      dashes = nil
    } else {
      dashes = DashTexture(style, scale: scale)
    }
    outset = Double(pen.outset)
  }

  var isDashed: Bool { dashes != nil }

  /// Takes from the coverage what lies in gaps between dashes.
  func dash(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, _ values: SIMD4<Double>, step: SIMD4<Double>
  ) {
    dashes?.cut(bytes, count: count, values, step: step)
  }

  /// Writes the colours of a row.
  func fill(
    _ colors: UnsafeMutablePointer<UInt32>, count: Int, _ values: SIMD4<Double>, step: SIMD4<Double>
  ) {
    guard let source else { return }
    source.fill(colors, count: count) { index in
      let values = values + step * Double(index)
      return SIMD2(Float(source.isGradient ? values.w : values.z), Float(-values.y * outset))
    }
  }
}
