internal import MapScene
internal import Pixels
internal import WebMercator

/// How much of each pixel a line with round ends and corners covers.
///
/// Every segment is a capsule: a pixel whose middle is d pixels from the segment is covered as a strip of the line's width
/// would cover it, and of several segments the greatest coverage counts, so that a translucent line is not
/// darker where it crosses itself. Numbers are reckoned from each segment's own first pixel, so that a band of the
/// picture gets the same bytes as the whole.
struct StrokeMask {
  private let box: PixelBox
  /// 0 to 1, and less where a segment is near but does not reach.
  private var coverage: [Float]
  /// For each row, the columns that hold anything.
  private var spans: [(first: Int, last: Int)]

  /// An empty mask for a rectangle of the target.
  init(_ box: PixelBox) {
    self.box = box
    coverage = Array(repeating: 0, count: box.width * box.height)
    spans = Array(repeating: (box.width, 0), count: box.height)
  }

  /// A part of a line in pixels of the whole picture.
  struct Segment {
    let start: Point
    let end: Point
    /// Pixels from the middle of the line to its edge.
    let radius: Double
  }

  /// Adds a line through points; one that goes nowhere is a dot.
  mutating func add(_ line: [Point], radius: Double, scale: Double, origin: PixelOrigin) {
    guard var start = line.first.map({ Point(x: $0.x * scale, y: $0.y * scale) }) else { return }
    for point in line.dropFirst() {
      let end = Point(x: point.x * scale, y: point.y * scale)
      add(Segment(start: start, end: end, radius: radius), origin: origin)
      start = end
    }
  }

  /// Adds one segment; `origin` is where the target lies in the picture.
  mutating func add(_ segment: Segment, origin: PixelOrigin) {
    let reach = segment.radius + 1
    let top = min(segment.start.y, segment.end.y) - reach
    let bottom = max(segment.start.y, segment.end.y) + reach
    let shift = (x: Double(origin.x + box.minX), y: Double(origin.y + box.minY))
    guard bottom >= shift.y, top < shift.y + Double(box.height) else { return }
    guard max(segment.start.x, segment.end.x) + reach >= shift.x,
      min(segment.start.x, segment.end.x) - reach < shift.x + Double(box.width)
    else { return }
    let capsule = Capsule(segment)
    let firstRow = max(0, Int(max(top - shift.y, 0).rounded(.down)))
    let lastRow = min(box.height - 1, Int(min(bottom - shift.y, Double(box.height))))
    guard firstRow <= lastRow else { return }
    coverage.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for row in firstRow...lastRow {
        let pictureRow = row + box.minY + origin.y
        let columns = capsule.columns(row: pictureRow)
        let first = max(0, columns.lowerBound - origin.x - box.minX)
        let last = min(box.width, columns.upperBound - origin.x - box.minX)
        guard first < last else { continue }
        capsule.cover(
          pixels + (row * box.width + first), from: origin.x + box.minX + first,
          count: last - first, row: pictureRow)
        spans[row].first = min(spans[row].first, first)
        spans[row].last = max(spans[row].last, last)
      }
    }
  }

  /// Lays a colour over the target where the line is.
  func paint(_ color: Color, on target: PixelTarget) {
    let pixel = color.premultipliedPixel
    guard let pixels = target.pixels.baseAddress else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for row in 0..<box.height where spans[row].first < spans[row].last {
        let first = spans[row].first
        PixelBlend.blend(
          pixel, shares: coverage + (row * box.width + first),
          over: pixels + ((box.minY + row) * target.width + box.minX + first),
          count: spans[row].last - first)
      }
    }
  }
}

/// A segment in single precision, reckoned from the pixel that its start lies in.
private struct Capsule {
  let baseX: Int
  let baseY: Int
  let startX: Float
  let startY: Float
  let stepX: Float
  let stepY: Float
  /// 1 / length², 0 for a dot.
  let inverseSquare: Float
  let radius: Float

  init(_ segment: StrokeMask.Segment) {
    baseX = Int(segment.start.x.rounded(.down))
    baseY = Int(segment.start.y.rounded(.down))
    startX = Float(segment.start.x - Double(baseX))
    startY = Float(segment.start.y - Double(baseY))
    stepX = Float(segment.end.x - segment.start.x)
    stepY = Float(segment.end.y - segment.start.y)
    let square = stepX * stepX + stepY * stepY
    inverseSquare = square > 1e-12 ? 1 / square : 0
    radius = Float(segment.radius)
  }

  /// The columns of the picture that may be covered in a row of it.
  func columns(row: Int) -> Range<Int> {
    let reach = radius + 1
    let middle = Float(row - baseY) + 0.5 - startY
    var (low, high): (Float, Float) = (0, 1)
    if abs(stepY) > 1e-6 {
      // The part of the segment that comes within reach of the row.
      let (first, second) = ((middle - reach) / stepY, (middle + reach) / stepY)
      low = max(0, min(first, second))
      high = min(1, max(first, second))
      if low > high { return 0..<0 }
    }
    let (left, right) = (startX + low * stepX, startX + high * stepX)
    let first = baseX + Int((min(left, right) - reach).rounded(.down))
    let last = baseX + Int((max(left, right) + reach).rounded(.up))
    return first..<max(first, last)
  }

  /// Raises the coverage of `count` columns of a row, from `column` of the picture on.
  @inline(__always)
  func cover(_ coverage: UnsafeMutablePointer<Float>, from column: Int, count: Int, row: Int) {
    let y = Float(row - baseY) + 0.5 - startY
    let offset = Int32(truncatingIfNeeded: column - baseX)
    let alongY = y * stepY
    for index in 0..<Int32(truncatingIfNeeded: count) {
      let x = Float(index &+ offset) + (0.5 - startX)
      let along = max(0, min(1, (x * stepX + alongY) * inverseSquare))
      let (awayX, awayY) = (x - along * stepX, y - along * stepY)
      let distance = (awayX * awayX + awayY * awayY).squareRoot()
      // The strip from −radius to radius against the pixel from distance − ½ to distance + ½.
      let share = min(distance + 0.5, radius) - max(distance - 0.5, -radius)
      coverage[Int(index)] = max(coverage[Int(index)], share)
    }
  }
}
