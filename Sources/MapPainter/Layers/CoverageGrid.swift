/// Where edges pass, as numbers whose sum along a row is how much of each pixel lies between them.
///
/// Each edge leaves in each pixel that it passes twice the area right of it, and the rest in the next pixel (as in FreeType's
/// smooth rasterizer and Raph Levien's font-rs). All numbers are whole, in 256ths of a pixel of the whole picture, so that a
/// band gets the same bytes as the whole. The grid is all zero between two uses.
struct CoverageGrid {
  let cells: UnsafeMutablePointer<Int32>
  /// For each row, the first and the last column that holds anything.
  let spans: UnsafeMutablePointer<SIMD2<Int32>>
  let width: Int
  let height: Int

  /// A full pixel.
  static let full = 131_072

  /// One cell more than pixels.
  var stride: Int { width + 2 }

  /// Adds an edge, in 256ths of a pixel from the grid's corner.
  @inline(__always)
  func addEdge(from startX: Int, _ startY: Int, to endX: Int, _ endY: Int) {
    if startY == endY { return }
    let isDown = startY < endY
    let (topX, topY) = isDown ? (startX, startY) : (endX, endY)
    let (bottomX, bottomY) = isDown ? (endX, endY) : (startX, startY)
    let (first, last) = (max(0, topY >> 8), min(height &- 1, (bottomY &- 1) >> 8))
    if first > last || min(topX, bottomX) >= width << 8 { return }
    let slope = Double(bottomX &- topX) / Double(bottomY &- topY)
    var (x, y) = (topX, topY)
    if first << 8 > y {
      y = first << 8
      x = topX &+ Self.floor(slope * Double(y &- topY))
    }
    for row in first...last {
      let nextY = min(bottomY, (row &+ 1) << 8)
      let nextX = nextY == bottomY ? bottomX : topX &+ Self.floor(slope * Double(nextY &- topY))
      let (column, nextColumn) = (x >> 8, nextX >> 8)
      if column == nextColumn, column >= 0 {
        if column < width {
          let fall = isDown ? nextY &- y : y &- nextY
          addCell(row, column, fall: fall, reach: (x & 255) &+ (nextX & 255))
        }
      } else if x < nextX {
        addPart(row, x, y, nextX, nextY, slope: slope, sign: isDown ? 1 : -1)
      } else {
        addPart(row, nextX, nextY, x, y, slope: slope, sign: isDown ? -1 : 1)
      }
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds an edge of an area whose pixels are inside or outside by their middles.
  func addSharpEdge(from startX: Int, _ startY: Int, to endX: Int, _ endY: Int) {
    if startY == endY { return }
    let isDown = startY < endY
    let (topX, topY) = isDown ? (startX, startY) : (endX, endY)
    let (bottomX, bottomY) = isDown ? (endX, endY) : (startX, startY)
    let first = max(0, (topY &+ 127) >> 8)
    let last = min(height &- 1, (bottomY &- 129) >> 8)
    if first > last { return }
    let slope = Double(bottomX &- topX) / Double(bottomY &- topY)
    for row in first...last {
      let x = topX &+ Self.floor(slope * Double(row << 8 &+ 128 &- topY))
      let column = max(0, (x &+ 127) >> 8)
      if column < width { addCell(row, column, fall: isDown ? 256 : -256, reach: 0) }
    }
  }

  /// Adds the part of an edge within a row, from its left to its right end.
  private func addPart(
    _ row: Int, _ left: Int, _ leftY: Int, _ right: Int, _ rightY: Int, slope: Double, sign: Int
  ) {
    let perColumn = 1 / slope
    let (low, high) = (min(leftY, rightY), max(leftY, rightY))
    func crossing(_ side: Int) -> Int {
      // Two middles of neighbouring cells may differ by rounding, never beyond the part.
      let y = leftY &+ Self.floor(max(-1e6, min(1e6, perColumn * Double(side &- left))))
      return max(low, min(high, y))
    }
    var (x, y) = (left, leftY)
    var column = left >> 8
    if column < 0 {
      // What is left of the grid counts as passing along its left side.
      let end = right < 0 ? rightY : crossing(0)
      addCell(row, 0, fall: (end &- y) &* sign, reach: 0)
      if right < 0 { return }
      (x, y, column) = (0, end, 0)
    }
    let lastColumn = min(width &- 1, right >> 8)
    while column <= lastColumn {
      let side = (column &+ 1) << 8
      let isEnd = right < side
      let (nextX, nextY) = isEnd ? (right, rightY) : (side, crossing(side))
      let reach = (x &- column << 8) &+ (nextX &- column << 8)
      addCell(row, column, fall: (nextY &- y) &* sign, reach: reach)
      if isEnd { return }
      (x, y) = (nextX, nextY)
      column &+= 1
    }
  }

  @inline(__always)
  private func addCell(_ row: Int, _ column: Int, fall: Int, reach: Int) {
    let cell = cells + (row &* stride &+ column)
    cell[0] &+= Int32(truncatingIfNeeded: fall &* (512 &- reach))
    cell[1] &+= Int32(truncatingIfNeeded: fall &* reach)
    let place = Int32(truncatingIfNeeded: column)
    if place < spans[row].x { spans[row].x = place }
    if place > spans[row].y { spans[row].y = place }
  }

  /// Numbers here are far within whole ones.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }
}
