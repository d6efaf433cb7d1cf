internal import MapScene

/// Lays the triangles of lines over a target, each on those before, as a graphics processor does with MapLibre GL JS's shaders.
struct LineRaster {
  let pen: LinePen
  let shade: LineShade
  let clip: PixelClip
  let target: PixelTarget
  /// Memory for a row of coverage, some bytes longer than the target is wide.
  let bytes: UnsafeMutablePointer<UInt8>
  /// Memory for a row of colours.
  let colors: UnsafeMutablePointer<UInt32>

  private typealias Lanes = SIMD8<Float>

  /// Paints the pixels whose middle lies in a triangle.
  func fill(_ first: LineVertex, _ second: LineVertex, _ third: LineVertex) {
    let (a, b, c) = Self.sorted(first.point, second.point, third.point)
    let origin = target.origin
    let top = max(Double(clip.box.minY), (a.y - 0.5).rounded(.up) - Double(origin.y))
    let bottom = min(Double(clip.box.maxY), (c.y - 0.5).rounded(.up) - Double(origin.y))
    guard top < bottom, let slopes = LineSlopes(first, second, third) else { return }
    let (long, upper, lower) = (Self.slope(a, c), Self.slope(a, b), Self.slope(b, c))
    for row in Int(top)..<Int(bottom) {
      let y = Double(row &+ origin.y) + 0.5
      let one = a.x + (y - a.y) * long
      let other = y < b.y ? a.x + (y - a.y) * upper : b.x + (y - b.y) * lower
      let inside = clip.columns(row: row)
      let shift = 0.5 + Double(origin.x)
      let from = max(Double(inside.lowerBound), (min(one, other) - shift).rounded(.up))
      let to = min(Double(inside.upperBound), (max(one, other) - shift).rounded(.up))
      guard from < to else { continue }
      paint(row, Int(from)..<Int(to), slopes.values(x: from + shift, y: y), slopes)
    }
  }

  /// Corners from top to bottom.
  @inline(__always)
  private static func sorted(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    var (a, b, c) = (first, second, third)
    if b.y < a.y { swap(&a, &b) }
    if c.y < b.y { swap(&b, &c) }
    if b.y < a.y { swap(&a, &b) }
    return (a, b, c)
  }

  @inline(__always)
  private static func slope(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
    to.y > from.y ? (to.x - from.x) / (to.y - from.y) : 0
  }

  private func paint(
    _ row: Int, _ columns: Range<Int>, _ values: SIMD4<Double>, _ slopes: LineSlopes
  ) {
    let count = columns.count
    guard let pixels = target.pixels.baseAddress else { return }
    cover(count, SIMD4<Float>(values), SIMD4<Float>(slopes.perColumn))
    if shade.isDashed { shade.dash(bytes, count: count, values, step: slopes.perColumn) }
    let line = pixels + (row &* target.width &+ columns.lowerBound)
    if let color = shade.color {
      PixelBlend.lay(color, coverage: bytes, over: line, count: count)
    } else {
      shade.fill(colors, count: count, values, step: slopes.perColumn)
      PixelBlend.blend(colors, coverage: bytes, over: line, count: count)
    }
  }

  /// The coverage of pixels by how far from the line's middle they lie.
  @inline(__always)
  private func cover(_ count: Int, _ values: SIMD4<Float>, _ step: SIMD4<Float>) {
    let steps = Lanes(0, 1, 2, 3, 4, 5, 6, 7)
    for index in Swift.stride(from: 0, to: count, by: 8) {
      let column = steps + Float(index)
      let x = column * step.x + values.x
      let y = column * step.y + values.y
      let distance = (x * x + y * y).squareRoot() * pen.outset
      var coverage = (pen.outset - distance) * pen.sharpness
      if pen.hasGap {
        let inner = distance * pen.sharpness - pen.gap
        coverage.replace(with: inner, where: inner .< coverage)
      }
      coverage.replace(with: 0, where: coverage .< 0)
      coverage.replace(with: 1, where: coverage .> 1)
      // Beside 2²³ a number's last bits are whole ones.
      let bits = unsafeBitCast(coverage * 255 + 8_388_608, to: SIMD8<UInt32>.self)
      UnsafeMutableRawPointer(bytes + index).storeBytes(
        of: SIMD8<UInt8>(truncatingIfNeeded: bits), as: SIMD8<UInt8>.self)
    }
  }
}

/// How the values of a triangle's corners change from pixel to pixel.
struct LineSlopes {
  private let point: SIMD2<Double>
  private let start: SIMD4<Double>
  let perColumn: SIMD4<Double>
  private let perRow: SIMD4<Double>

  /// `nil` for a triangle without an area.
  @inline(__always)
  init?(_ first: LineVertex, _ second: LineVertex, _ third: LineVertex) {
    let (u, v) = (second.point - first.point, third.point - first.point)
    let area = u.x * v.y - u.y * v.x
    guard abs(area) > 1e-9, area.isFinite else { return nil }
    let (one, other) = (second.values - first.values, third.values - first.values)
    point = first.point
    start = first.values
    perColumn = (one * v.y - other * u.y) / area
    perRow = (other * u.x - one * v.x) / area
  }

  @inline(__always)
  func values(x: Double, y: Double) -> SIMD4<Double> {
    start + perColumn * (x - point.x) + perRow * (y - point.y)
  }
}

extension LineVertex {
  fileprivate var values: SIMD4<Double> { SIMD4(normal.x, normal.y, place, progress) }
}
