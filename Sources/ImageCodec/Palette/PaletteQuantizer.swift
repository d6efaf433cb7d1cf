/// Finds the colours that stand best for many: variance-based splitting, then k-means, then exact flat colours.
///
/// X. Wu, "Color quantization by dynamic programming and principal analysis", 1992, describes the splitting;
/// S. Lloyd, "Least squares quantization in PCM", 1982, the refinement.
struct PaletteQuantizer {
  /// A colour, each channel scaled by what it counts for the eye, and how many pixels have it.
  struct Point {
    let position: SIMD4<Double>
    let weight: Double
    let pixel: UInt32
  }

  /// Square roots of the weights in ``ColorDistance``: alpha, red, green, blue.
  private static let scale = SIMD4(3, 3, 4, 2).squareRoot()
  /// More rounds improve maps by less than 1 %.
  private static let rounds = 4

  private let points: [Point]

  init(_ entries: [ColorHistogram.Entry]) {
    points = entries.map { entry in
      let mean = SIMD4<Double>(entry.sums) / Double(entry.count)
      return Point(
        position: mean * PaletteQuantizer.scale, weight: Double(entry.count),
        pixel: PaletteQuantizer.pixel(mean))
    }
  }

  /// At most `count` premultiplied pixels.
  func colors(count: Int) -> [UInt32] {
    var boxes = ColorBoxes(points)
    var centers = boxes.split(into: count)
    var groups: [Int] = []
    for _ in 0..<PaletteQuantizer.rounds {
      groups = points.map { PaletteQuantizer.nearest(to: $0.position, in: centers) }
      centers = means(of: groups, count: centers.count, otherwise: centers)
    }
    return settle(groups, centers)
  }

  private func means(
    of groups: [Int], count: Int, otherwise centers: [SIMD4<Double>]
  ) -> [SIMD4<Double>] {
    var sums = [SIMD4<Double>](repeating: .zero, count: count)
    var weights = [Double](repeating: 0, count: count)
    for (point, group) in zip(points, groups) {
      sums[group] += point.position * point.weight
      weights[group] += point.weight
    }
    return centers.indices.map { weights[$0] > 0 ? sums[$0] / weights[$0] : centers[$0] }
  }

  /// A group in which one colour has half of the pixels takes that colour: flat areas stay exact.
  private func settle(_ groups: [Int], _ centers: [SIMD4<Double>]) -> [UInt32] {
    var weights = [Double](repeating: 0, count: centers.count)
    var heaviest = [Int?](repeating: nil, count: centers.count)
    for (index, group) in groups.enumerated() {
      weights[group] += points[index].weight
      if points[index].weight > heaviest[group].map({ points[$0].weight }) ?? 0 {
        heaviest[group] = index
      }
    }
    let colors = centers.indices.compactMap { group -> UInt32? in
      guard let point = heaviest[group].map({ points[$0] }) else { return nil }
      return point.weight * 2 >= weights[group]
        ? point.pixel : PaletteQuantizer.pixel(centers[group] / PaletteQuantizer.scale)
    }
    return Set(colors).sorted()
  }

  private static func nearest(to position: SIMD4<Double>, in centers: [SIMD4<Double>]) -> Int {
    var best = 0
    var bestDistance = Double.infinity
    for (index, center) in centers.enumerated() {
      let difference = position - center
      let distance = (difference * difference).sum()
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }

  private static func pixel(_ channels: SIMD4<Double>) -> UInt32 {
    let bytes = SIMD4<UInt32>(
      channels.rounded(.toNearestOrAwayFromZero).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
  }
}
