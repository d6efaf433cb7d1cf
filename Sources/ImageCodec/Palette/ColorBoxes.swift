/// Splits a set of colours into groups of small spread.
struct ColorBoxes {
  /// Some neighbouring points, their mean, and how far they are from it.
  private struct Box {
    let range: Range<Int>
    let mean: SIMD4<Double>
    /// The weighted sum of squared distances from the mean, for each channel.
    let spread: SIMD4<Double>
  }

  private var points: [PaletteQuantizer.Point]

  init(_ points: [PaletteQuantizer.Point]) {
    self.points = points
  }

  /// The means of at most `count` groups.
  mutating func split(into count: Int) -> [SIMD4<Double>] {
    var boxes = [box(points.indices)]
    while boxes.count < count {
      guard
        let widest = boxes.indices.max(by: { boxes[$0].spread.sum() < boxes[$1].spread.sum() }),
        let cut = bestCut(of: boxes[widest])
      else { break }
      let range = boxes[widest].range
      boxes[widest] = box(range.lowerBound..<cut)
      boxes.append(box(cut..<range.upperBound))
    }
    return boxes.map(\.mean)
  }

  private func box(_ range: Range<Int>) -> Box {
    var weight = 0.0
    var sum = SIMD4<Double>.zero
    for point in points[range] {
      weight += point.weight
      sum += point.position * point.weight
    }
    let mean = sum / weight
    var spread = SIMD4<Double>.zero
    for point in points[range] {
      let difference = point.position - mean
      spread += difference * difference * point.weight
    }
    return Box(range: range, mean: mean, spread: spread)
  }

  /// Sorts a box along its widest channel, and cuts where the two parts spread least.
  ///
  /// The spread left is the sum of squares minus |sum|² ÷ weight of each part, so the larger the latter the better.
  private mutating func bestCut(of box: Box) -> Int? {
    guard box.range.count > 1, box.spread.sum() > 1e-9 else { return nil }
    let axis = (0..<4).max { box.spread[$0] < box.spread[$1] } ?? 0
    points[box.range].sort { $0.position[axis] < $1.position[axis] }
    var total = SIMD4<Double>.zero
    var totalWeight = 0.0
    for point in points[box.range] {
      total += point.position * point.weight
      totalWeight += point.weight
    }
    var sum = SIMD4<Double>.zero
    var weight = 0.0
    var best: Int?
    var bestGain = -Double.infinity
    for index in box.range.dropLast() {
      sum += points[index].position * points[index].weight
      weight += points[index].weight
      guard points[index].position[axis] < points[index + 1].position[axis] else { continue }
      let rest = total - sum
      let gain = (sum * sum).sum() / weight + (rest * rest).sum() / (totalWeight - weight)
      if gain > bestGain {
        best = index + 1
        bestGain = gain
      }
    }
    return best
  }
}
