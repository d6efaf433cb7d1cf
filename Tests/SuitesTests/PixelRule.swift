/// The render suite's rule for two pictures: how many pixels differ beyond a threshold, anti-aliased ones excused.
///
/// Colour difference after Kotsarenko & Ramos 2010, anti-aliasing after Vysniauskas 2009; transparent pixels are laid over a
/// background that varies with their place.
struct PixelRule {
  let width: Int
  let height: Int
  /// Straight RGBA, four bytes a pixel.
  let actual: [UInt8]
  let expected: [UInt8]

  private static let most = 35215.0

  /// How many pixels differ; with `marks`, each is told.
  func mismatches(threshold: Double, mark: ((Int) -> Void)? = nil) -> Int {
    let limit = Self.most * threshold * threshold
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let index = (y * width + x) * 4
        if pixel(actual, index) == pixel(expected, index) { continue }
        let d = difference(actual, index, expected, index, at: index)
        guard abs(Self.delta(d)) > limit else { continue }
        if isSmoothed(actual, expected, x, y) || isSmoothed(expected, actual, x, y) { continue }
        count += 1
        mark?(y * width + x)
      }
    }
    return count
  }

  private func pixel(_ picture: [UInt8], _ index: Int) -> UInt32 {
    UInt32(picture[index]) | UInt32(picture[index + 1]) << 8 | UInt32(picture[index + 2]) << 16
      | UInt32(picture[index + 3]) << 24
  }

  private func difference(
    _ first: [UInt8], _ i: Int, _ second: [UInt8], _ j: Int, at place: Int
  ) -> SIMD3<Double> {
    let p = SIMD3(Double(first[i]), Double(first[i + 1]), Double(first[i + 2]))
    let q = SIMD3(Double(second[j]), Double(second[j + 1]), Double(second[j + 2]))
    let (a, b) = (Double(first[i + 3]), Double(second[j + 3]))
    guard a < 255 || b < 255 else { return p - q }
    let k = Double(place)
    func odd(_ value: Double) -> Double { value.truncatingRemainder(dividingBy: 2) }
    let ground = SIMD3(
      48 + 159 * odd(k), 48 + 159 * odd((k / 1.618033988749895).rounded(.down)),
      48 + 159 * odd((k / 2.618033988749895).rounded(.down)))
    return (p * a - q * b - ground * (a - b)) / 255
  }

  private static func luma(_ d: SIMD3<Double>) -> Double {
    d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
  }

  private static func delta(_ d: SIMD3<Double>) -> Double {
    let y = luma(d)
    let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
    let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  @inline(__always)
  private func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
    for i in max(x - 1, 0)...min(x + 1, width - 1) {
      for j in max(y - 1, 0)...min(y + 1, height - 1) where i != x || j != y { body(i, j) }
    }
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func isFlat(_ picture: [UInt8], _ x: Int, _ y: Int) -> Bool {
    let own = pixel(picture, (y * width + x) * 4)
    var equal = isAtEdge(x, y) ? 1 : 0
    forEachNeighbour(x, y) { i, j in
      if pixel(picture, (j * width + i) * 4) == own { equal += 1 }
    }
    return equal > 2
  }

  private func isSmoothed(_ picture: [UInt8], _ other: [UInt8], _ x: Int, _ y: Int) -> Bool {
    var equal = isAtEdge(x, y) ? 1 : 0
    var (low, high) = (0.0, 0.0)
    var lowest: (x: Int, y: Int)?
    var highest: (x: Int, y: Int)?
    let index = (y * width + x) * 4
    forEachNeighbour(x, y) { i, j in
      let d = Self.luma(difference(picture, index, picture, (j * width + i) * 4, at: index))
      if d == 0 {
        equal += 1
      } else if d < low {
        (low, lowest) = (d, (i, j))
      } else if d > high {
        (high, highest) = (d, (i, j))
      }
    }
    guard equal <= 2, let lowest, let highest else { return false }
    return [lowest, highest].contains { isFlat(picture, $0.x, $0.y) && isFlat(other, $0.x, $0.y) }
  }
}
