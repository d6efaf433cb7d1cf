internal import MapScene
internal import WebMercator

/// From the middles of a picture's pixels to places in an image: u = (a·x + c·y + e) / w, v = (b·x + d·y + f) / w with
/// w = g·x + h·y + 1, in pixels of the picture.
struct PixelMap {
  private let u: SIMD3<Double>
  private let v: SIMD3<Double>
  private let w: SIMD3<Double>
  /// Whether w is 1 everywhere.
  let isAffine: Bool

  /// The inverse of a transform from an image to points of the picture.
  init?(inverting transform: AffineTransform, scale: Double) {
    let (a, b, c, d) = (
      transform.a * scale, transform.b * scale, transform.c * scale, transform.d * scale
    )
    let (x, y) = (transform.origin.x * scale, transform.origin.y * scale)
    let area = a * d - b * c
    guard area.isFinite, abs(area) > 1e-12, abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    u = SIMD3(d / area, -c / area, (c * y - d * x) / area)
    v = SIMD3(-b / area, a / area, (b * x - a * y) / area)
    w = SIMD3(0, 0, 1)
    isAffine = true
  }

  /// The inverse of the map from the unit square to four corners in points (Heckbert, Fundamentals of Texture Mapping, 1989).
  init?(corners: [Point], scale: Double) {
    guard corners.count == 4,
      corners.allSatisfy({ abs($0.x * scale) < 1e9 && abs($0.y * scale) < 1e9 })
    else { return nil }
    let p = corners.map { SIMD2($0.x * scale, $0.y * scale) }
    let (first, second) = (p[1] - p[2], p[3] - p[2])
    let sum = p[0] - p[1] + p[2] - p[3]
    let determinant = first.x * second.y - second.x * first.y
    guard abs(determinant) > 1e-12 else { return nil }
    let isAffine = abs(sum.x) + abs(sum.y) < 1e-3
    let g = isAffine ? 0 : (sum.x * second.y - second.x * sum.y) / determinant
    let h = isAffine ? 0 : (first.x * sum.y - sum.x * first.y) / determinant
    let right = p[1] - p[0] + p[1] * g
    let down = p[3] - p[0] + p[3] * h
    let (a, d, b, e, c, f) = (right.x, right.y, down.x, down.y, p[0].x, p[0].y)
    let weight = a * e - b * d
    guard abs(weight) > 1e-12 else { return nil }
    u = SIMD3(e - f * h, c * h - b, b * f - c * e) / weight
    v = SIMD3(f * g - d, a - c * g, c * d - a * f) / weight
    w = isAffine ? SIMD3(0, 0, 1) : SIMD3(d * h - e * g, b * g - a * h, weight) / weight
    self.isAffine = isAffine
  }

  /// The place for the middle of a pixel of the picture; `nil` behind the horizon.
  @inline(__always)
  func place(column: Int, row: Int) -> SIMD2<Double>? {
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let place = SIMD2(u.x * x + u.y * y + u.z, v.x * x + v.y * y + v.z)
    if isAffine { return place }
    let weight = w.x * x + w.y * y + w.z
    return weight > 1e-9 ? place / weight : nil
  }

  /// How far the place moves, at most, from one pixel to the next near the middle of an image.
  var step: SIMD2<Double> {
    SIMD2(
      (u.x * u.x + u.y * u.y).squareRoot(), (v.x * v.x + v.y * v.y).squareRoot())
  }

  /// Whether one pixel right is one right in the image, and one down is one down.
  var isUnscaled: Bool {
    isAffine && abs(u.x - 1) < 1e-4 && abs(u.y) < 1e-4 && abs(v.x) < 1e-4 && abs(v.y - 1) < 1e-4
  }

  /// The columns from `range` of a row whose places lie in a box.
  func columns(
    row: Int, in box: Rectangle, within range: Range<Int>, origin: PixelOrigin
  ) -> Range<Int> {
    guard isAffine else { return range }
    var (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    guard let start = place(column: origin.x, row: row &+ origin.y) else { return 0..<0 }
    for (base, step, least, most) in [
      (start.x, u.x, box.minX, box.maxX), (start.y, v.x, box.minY, box.maxY),
    ] {
      if abs(step) < 1e-12 {
        if base < least || base >= most { return 0..<0 }
        continue
      }
      let (first, second) = ((least - base) / step, (most - base) / step)
      low = max(low, min(first, second) - 1)
      high = min(high, max(first, second) + 1)
    }
    guard low < high else { return 0..<0 }
    var (first, last) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    func isInside(_ column: Int) -> Bool {
      guard let place = place(column: column &+ origin.x, row: row &+ origin.y) else {
        return false
      }
      return place.x >= box.minX && place.x < box.maxX && place.y >= box.minY && place.y < box.maxY
    }
    first = max(first, range.lowerBound)
    last = min(last, range.upperBound)
    while first < last, !isInside(first) { first += 1 }
    while last > first, !isInside(last - 1) { last -= 1 }
    return first..<max(first, last)
  }
}
