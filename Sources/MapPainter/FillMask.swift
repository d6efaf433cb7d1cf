internal import MapScene
internal import Pixels
internal import WebMercator

/// How much of each pixel the inside of a path covers, by the even-odd rule.
///
/// Each edge leaves in each pixel that it passes how far it goes down there, and how much lies left of it; summed
/// along a row these give the exact area (as in FreeType's smooth rasterizer and Raph Levien's font-rs). All
/// numbers are whole, in 256ths of a pixel of the whole picture, so that a band gets the same bytes as the whole.
struct FillMask {
  private let box: PixelBox
  /// For each pixel, 256ths of a pixel that edges go down in it, negative for up.
  private var falls: [Int32]
  /// For each pixel, twice the area between its left side and the edges, in square 256ths.
  private var areas: [Int32]
  /// For each row, the columns that edges pass.
  private var spans: [(first: Int, last: Int)]

  /// Coordinates are brought to within so many pixels of the picture's corner, far beyond any picture.
  private static let limit = 1_048_576.0

  /// An empty mask for a rectangle of the target.
  init(_ box: PixelBox) {
    self.box = box
    falls = Array(repeating: 0, count: box.width * box.height)
    areas = falls
    spans = Array(repeating: (box.width, -1), count: box.height)
  }

  /// Adds a path's straight steps in points, each piece closed; `origin` is where the target lies in the picture.
  mutating func add(_ steps: [Path.StraightStep], scale: Double, origin: PixelOrigin) {
    let shift = (x: (origin.x + box.minX) * 256, y: (origin.y + box.minY) * 256)
    func fixed(_ point: Point) -> (x: Int, y: Int) {
      func whole(_ value: Double) -> Int {
        Int((max(-Self.limit, min(Self.limit, value * scale)) * 256).rounded())
      }
      return (whole(point.x) - shift.x, whole(point.y) - shift.y)
    }
    var (start, current) = ((x: 0, y: 0), (x: 0, y: 0))
    for (verb, point) in steps {
      if verb == .line {
        let next = fixed(point)
        addEdge(from: current, to: next)
        current = next
      } else {
        addEdge(from: current, to: start)
        if verb == .move { start = fixed(point) }
        current = start
      }
    }
    addEdge(from: current, to: start)
  }

  private mutating func addEdge(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let (first, last) = (max(0, top.y >> 8), min(box.height - 1, (bottom.y - 1) >> 8))
    guard first <= last else { return }
    let (stepX, stepY) = (bottom.x - top.x, bottom.y - top.y)
    var (x, y) = (top.x, top.y)
    if first << 8 > y {
      y = first << 8
      x = top.x + floorDivide(stepX * (y - top.y), stepY)
    }
    for row in first...last {
      let nextY = min(bottom.y, (row + 1) << 8)
      let nextX = nextY == bottom.y ? bottom.x : top.x + floorDivide(stepX * (nextY - top.y), stepY)
      addPart(
        row: row, left: x < nextX ? (x, y) : (nextX, nextY),
        right: x < nextX ? (nextX, nextY) : (x, y), sign: isDown == (x < nextX) ? 1 : -1)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the part of an edge within a row, from its left to its right end; `sign` is −1 where that is against the
  /// edge's way down.
  private mutating func addPart(
    row: Int, left: (x: Int, y: Int), right: (x: Int, y: Int), sign: Int
  ) {
    let lastColumn = min(box.width - 1, right.x >> 8)
    var (x, y) = left
    var column = left.x >> 8
    if column < 0 {
      // What is left of the box counts as passing along its left side.
      let end = right.x < 0 ? right.y : crossing(0, left, right)
      addCell(row: row, column: 0, fall: (end - y) * sign, reach: 0)
      guard right.x >= 0 else { return }
      (x, y, column) = (0, end, 0)
    }
    while column <= lastColumn {
      let side = (column + 1) << 8
      let isEnd = right.x < side
      let (nextX, nextY) = isEnd ? right : (side, crossing(side, left, right))
      addCell(
        row: row, column: column, fall: (nextY - y) * sign,
        reach: (x - column << 8) + (nextX - column << 8))
      if isEnd { return }
      (x, y) = (nextX, nextY)
      column += 1
    }
  }

  /// The row at which a part of an edge crosses a column's side.
  @inline(__always)
  private func crossing(_ side: Int, _ left: (x: Int, y: Int), _ right: (x: Int, y: Int)) -> Int {
    left.x == right.x
      ? right.y : left.y + floorDivide((right.y - left.y) * (side - left.x), right.x - left.x)
  }

  @inline(__always)
  private mutating func addCell(row: Int, column: Int, fall: Int, reach: Int) {
    guard fall != 0 else { return }
    let index = row * box.width + column
    falls[index] &+= Int32(truncatingIfNeeded: fall)
    areas[index] &+= Int32(truncatingIfNeeded: fall * reach)
    spans[row].first = min(spans[row].first, column)
    spans[row].last = max(spans[row].last, column)
  }

  @inline(__always)
  private func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}

// MARK: - Painting

extension FillMask {
  /// Lays a colour over the target where the inside is.
  func paint(_ color: Color, on target: PixelTarget) {
    let pixel = color.premultipliedPixel
    guard let pixels = target.pixels.baseAddress else { return }
    falls.withUnsafeBufferPointer { falls in
      areas.withUnsafeBufferPointer { areas in
        for row in 0..<box.height where spans[row].first <= spans[row].last {
          let start = row * box.width
          paintRow(
            pixel, falls: UnsafeBufferPointer(rebasing: falls[start..<start + box.width]),
            areas: UnsafeBufferPointer(rebasing: areas[start..<start + box.width]),
            span: spans[row], on: pixels + ((box.minY + row) * target.width + box.minX))
        }
      }
    }
  }

  private func paintRow(
    _ pixel: UInt32, falls: UnsafeBufferPointer<Int32>, areas: UnsafeBufferPointer<Int32>,
    span: (first: Int, last: Int), on pixels: UnsafeMutablePointer<UInt32>
  ) {
    var fall = 0
    var column = span.first
    while column < box.width {
      let (step, area) = (Int(falls[column]), Int(areas[column]))
      fall += step
      if step == 0, area == 0 {
        let first = column
        while column <= span.last, falls[column] == 0, areas[column] == 0 { column += 1 }
        if column > span.last { column = box.width }
        PixelBlend.blend(
          pixel, share: share(fall * 512), over: pixels + first, count: column - first)
      } else {
        PixelBlend.blend(
          pixel, share: share(fall * 512 - area), over: pixels + column, count: 1)
        column += 1
      }
    }
  }

  /// Twice an area in square 256ths as a share of the pixel, 0 to 255; twice around counts as outside.
  @inline(__always)
  private func share(_ area: Int) -> UInt32 {
    let folded = (abs(area) >> 9) & 511
    return UInt32(min(255, folded > 256 ? 512 - folded : folded))
  }
}
