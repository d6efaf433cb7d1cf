internal import MapScene

/// How much of each pixel some rings cover, one area after another.
///
/// It is kept between areas and pictures, so that small areas allocate nothing.
struct AreaMask {
  private var cells: [Int32] = []
  private var spans: [SIMD2<Int32>] = []
  /// The rings' points in 256ths of a pixel of the picture.
  private var points: [SIMD2<Int32>] = []

  /// Cells of a strip of rows; they stay in the processor's cache.
  private static let stripCells = 1 << 17
  /// Pixels from the picture's corner that coordinates are brought to.
  private static let limit: Float = 4_000_000

  /// Calls `body` for rows that an area touches, with their cells.
  ///
  /// - Parameters:
  ///   - rings: all rings.
  ///   - parts: those of the area.
  ///   - box: pixels of the target that may be painted.
  ///   - target: where these lie.
  ///   - isSharp: whether pixels are inside or outside by their middles.
  ///   - body: gets the row, the first column of `cells`, the cells, and which of them hold anything. The sum of the cells
  ///     up to a column is how much of its pixel is inside, in 131,072ths; after `columns` it does not change.
  @inline(__always)
  mutating func forEachRow(
    of rings: PointList, _ parts: Range<Int>, in box: PixelBox, on target: PixelTarget,
    isSharp: Bool = false,
    _ body: (
      _ row: Int, _ left: Int, _ cells: UnsafeMutablePointer<Int32>, _ columns: Range<Int>,
      _ width: Int
    ) -> Void
  ) {
    guard let bounds = place(rings, parts, in: box, on: target) else { return }
    let rows = max(1, min(bounds.height, Self.stripCells / (bounds.width + 2)))
    let count = rows * (bounds.width + 2)
    if cells.count < count { cells = Array(repeating: 0, count: count) }
    if spans.count < rows { spans = Array(repeating: Self.emptySpan, count: rows) }
    let ends = rings.ends
    let first = parts.isEmpty ? 0 : rings.range(of: parts.lowerBound).lowerBound
    cells.withUnsafeMutableBufferPointer { cells in
      spans.withUnsafeMutableBufferPointer { spans in
        guard let cells = cells.baseAddress, let spans = spans.baseAddress else { return }
        for top in stride(from: bounds.minY, to: bounds.maxY, by: rows) {
          let grid = CoverageGrid(
            cells: cells, spans: spans, width: bounds.width, height: min(rows, bounds.maxY - top))
          let corner = (
            x: (target.origin.x + bounds.minX) << 8, y: (target.origin.y + top) << 8
          )
          Self.addEdges(
            points, ends: ends[parts], first: first, corner: corner,
            isSharp: isSharp, to: grid)
          for row in 0..<grid.height where spans[row].y >= 0 {
            let columns = Int(spans[row].x)..<min(Int(spans[row].y) + 2, grid.width)
            let line = cells + row * grid.stride
            body(top + row, bounds.minX, line, columns, grid.width)
            (line + columns.lowerBound).update(
              repeating: 0, count: Int(spans[row].y) + 2 - columns.lowerBound)
            spans[row] = Self.emptySpan
          }
        }
      }
    }
  }

  private static let emptySpan = SIMD2<Int32>(.max, -1)

  /// Without a call of the system's library, which takes longer than all else here.
  @inline(__always)
  private static func nearest(_ value: Float) -> Int32 { Int32(value + (value < 0 ? -0.5 : 0.5)) }

  private static func addEdges(
    _ points: [SIMD2<Int32>], ends: ArraySlice<Int32>, first: Int, corner: (x: Int, y: Int),
    isSharp: Bool, to grid: CoverageGrid
  ) {
    points.withUnsafeBufferPointer { points in
      var start = 0
      for end in ends {
        let end = Int(end) &- first
        guard end &- start > 2 else {
          start = max(start, end)
          continue
        }
        let last = points[end &- 1]
        var (x, y) = (Int(last.x) &- corner.x, Int(last.y) &- corner.y)
        for index in start..<end {
          let (nextX, nextY) = (Int(points[index].x) &- corner.x, Int(points[index].y) &- corner.y)
          if isSharp {
            grid.addSharpEdge(from: x, y, to: nextX, nextY)
          } else {
            grid.addEdge(from: x, y, to: nextX, nextY)
          }
          (x, y) = (nextX, nextY)
        }
        start = end
      }
    }
  }

  /// Brings the points of an area into 256ths of a pixel; gives the pixels of the target around it, `nil` where none are.
  private mutating func place(
    _ rings: PointList, _ parts: Range<Int>, in box: PixelBox, on target: PixelTarget
  ) -> PixelBox? {
    guard !parts.isEmpty, parts.lowerBound >= 0, parts.upperBound <= rings.count else { return nil }
    let range =
      rings.range(of: parts.lowerBound)
      .lowerBound..<rings.range(of: parts.upperBound - 1)
      .upperBound
    guard range.upperBound <= rings.points.count, !range.isEmpty else { return nil }
    let scale = Float(target.scale)
    guard let (low, high) = rings.points.bounds(range, scale: scale),
      let bounds = PixelBox(low, high, on: target).intersection(box)
    else { return nil }
    let count = range.count
    if points.count < count { points = Array(repeating: SIMD2(), count: count + count / 2) }
    rings.points.withUnsafeBufferPointer { source in
      points.withUnsafeMutableBufferPointer { points in
        for index in 0..<count {
          let pixel = (source[range.lowerBound &+ index] * scale)
            .clamped(
              lowerBound: SIMD2(repeating: -Self.limit), upperBound: SIMD2(repeating: Self.limit))
          points[index] = SIMD2(Self.nearest(pixel.x * 256), Self.nearest(pixel.y * 256))
        }
      }
    }
    return bounds
  }
}

extension [SIMD2<Float>] {
  /// The least and the greatest numbers of some points times `scale`; `nil` where one is not finite.
  @inline(__always)
  func bounds(_ range: Range<Int>, scale: Float) -> (low: SIMD2<Float>, high: SIMD2<Float>)? {
    withUnsafeBufferPointer { points in
      guard let start = points.baseAddress, !range.isEmpty else { return nil }
      var low = start[range.lowerBound]
      var high = low
      var sum = low * 0
      for index in range {
        let point = start[index]
        sum += point * 0
        low.replace(with: point, where: point .< low)
        high.replace(with: point, where: point .> high)
      }
      // Only what is not finite differs from itself after multiplying by nothing.
      guard sum.x == 0, sum.y == 0 else { return nil }
      return (low * scale, high * scale)
    }
  }
}

extension PixelBox {
  /// The pixels of the target that some place in pixels of the picture touches.
  @inline(__always)
  init(_ low: SIMD2<Float>, _ high: SIMD2<Float>, on target: PixelTarget) {
    func whole(_ value: Float, _ rule: FloatingPointRoundingRule) -> Int {
      Int(Swift.max(-1e9, Swift.min(1e9, value)).rounded(rule))
    }
    self.init(
      minX: whole(low.x - 0.01, .down) &- target.origin.x,
      minY: whole(low.y - 0.01, .down) &- target.origin.y,
      maxX: whole(high.x + 0.01, .up) &- target.origin.x,
      maxY: whole(high.y + 0.01, .up) &- target.origin.y)
  }
}
