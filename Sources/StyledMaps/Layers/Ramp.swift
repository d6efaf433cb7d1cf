internal import MapStyle
internal import Pixels

extension StyleProperty where Value == Color {
  /// 256 premultiplied colours of a `heatmap-color`, for densities 0 to 1.
  func ramp(in context: borrowing EvaluationContext) -> [UInt32] {
    var context = copy context
    return (0..<256).map {
      context.heatmapDensity = Double($0) / 255
      return value(in: context).premultipliedPixel
    }
  }
}

extension StyleProperty where Value == Color? {
  /// The heights in metres at which the colours of a `color-relief-color` stand, at least two.
  func heightRamp(in context: borrowing EvaluationContext) -> (heights: [Float], colors: [Color]) {
    var context = copy context
    let stops = expression?.rampStops ?? []
    var heights = stops.map { Float($0) }
    var colors = stops.map { stop in
      context.elevation = stop
      return value(in: context) ?? .clear
    }
    if heights.isEmpty { (heights, colors) = ([0], [.clear]) }
    if heights.count == 1 {
      heights.append(heights[0] + 1)
      colors.append(colors[0])
    }
    return (heights, colors)
  }
}
