/// One row of an area as numbers whose sums are its coverage.
struct CoverageRun {
  let cells: UnsafeMutablePointer<Int32>
  /// Those that hold anything.
  let columns: Range<Int>
  /// 0 where any way of winding is inside; else the way that is.
  let sign: Int

  /// A sum as coverage, 0 to 256.
  @inline(__always)
  private func coverage(_ sum: Int) -> Int {
    let inside = sign == 0 ? abs(sum) : max(0, sum &* sign)
    return min(256, (inside &+ 255) >> 9)
  }

  /// Lays colours, one for each coverage, over the pixels of a row.
  @inline(__always)
  func paint(
    _ colors: UnsafePointer<UInt32>, on pixels: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    paint(colors, on: pixels, within: 0..<width, width: width)
  }

  /// The same for some columns of the row only.
  func paint(
    _ colors: UnsafePointer<UInt32>, on pixels: UnsafeMutablePointer<UInt32>,
    within inside: Range<Int>, width: Int
  ) {
    var sum = 0
    if columns.count <= 24, columns.upperBound == width || inside.upperBound <= columns.upperBound {
      // A row of a small area.
      var pixel: UInt32 = 0
      for column in columns {
        let cell = cells[column]
        if cell != 0 {
          sum &+= Int(cell)
          pixel = colors[coverage(sum)]
        }
        if pixel != 0, column >= inside.lowerBound, column < inside.upperBound {
          PixelBlend.lay(pixel, over: pixels + column, count: 1)
        }
      }
      return
    }
    forEachStretch(width: width, sum: &sum) { first, last, coverage in
      if coverage == 0 { return }
      let (first, last) = (max(first, inside.lowerBound), min(last, inside.upperBound))
      if first < last {
        PixelBlend.lay(colors[coverage], over: pixels + first, count: last &- first)
      }
    }
  }

  /// Writes the coverage of a row, by a table for each coverage from 0 to 256.
  func spread(_ table: [UInt8], to shares: inout [UInt8], width: Int) {
    var sum = 0
    forEachStretch(width: width, sum: &sum) { first, last, coverage in
      for column in first..<last { shares[column] = table[coverage] }
    }
  }

  /// Visits stretches of one coverage, from the first column that holds anything to the end.
  @inline(__always)
  private func forEachStretch(
    width: Int, sum: inout Int, _ body: (_ first: Int, _ last: Int, _ coverage: Int) -> Void
  ) {
    var column = columns.lowerBound
    let end = columns.upperBound
    while column < end {
      sum &+= Int(cells[column])
      let first = column
      column &+= 1
      while column < end, cells[column] == 0 {
        column &+= 1
        while column &+ 4 <= end, load(column) == SIMD4(repeating: 0) { column &+= 4 }
      }
      body(first, column, coverage(sum))
    }
    if end < width { body(end, width, coverage(sum)) }
  }

  @inline(__always)
  private func load(_ column: Int) -> SIMD4<Int32> {
    UnsafeRawPointer(cells + column).loadUnaligned(as: SIMD4<Int32>.self)
  }
}
