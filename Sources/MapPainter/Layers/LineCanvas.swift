/// The bytes that lines leave their coverage in.
///
/// Of several parts the greatest coverage counts, so that a line is not darker where it crosses itself.
struct LineCanvas {
  let bytes: UnsafeMutablePointer<UInt8>
  /// For each pixel how far along the line it lies, and how far across, in pixels; `nil` where that is not needed.
  let places: UnsafeMutablePointer<SIMD2<Float>>?
  /// For each row, the first and the last column that may hold anything.
  let spans: UnsafeMutablePointer<SIMD2<Int32>>
  /// The rows that hold anything.
  let touched: UnsafeMutablePointer<SIMD2<Int32>>
  /// Columns and rows of the canvas in the picture.
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  private typealias Lanes = SIMD8<Float>

  /// Some more bytes than columns, since eight are written at once.
  var stride: Int { width + 8 }

  /// Adds a part with round ends.
  @inline(__always)
  func add(_ segment: LineSegment, _ pen: LinePen) {
    let unit = segment.unit
    let length = Lanes(repeating: segment.length)
    let strength = Lanes(repeating: pen.outset * pen.sharpness)
    let sharpness = Lanes(repeating: pen.sharpness)
    let zero = Lanes(repeating: 0)
    forEachRow(segment, before: 0, after: 0, pen) { bytes, count, x, y in
      let (alongY, acrossY) = (unit.y * y, unit.x * y)
      for index in Swift.stride(from: 0, to: count, by: 8) {
        let xs = Self.steps + (x + Float(index))
        let along = xs * unit.x + alongY
        let across = acrossY - xs * unit.y
        let beyond = along - Self.lesser(Self.greater(along, zero), length)
        let distance = (across * across + beyond * beyond).squareRoot()
        Self.raise(bytes + index, strength - distance * sharpness)
      }
    }
  }

  /// Adds a part with any ends; `along` is how far along the line it starts and ends, in any unit.
  func add(
    _ segment: LineSegment, start: LineEnd, end: LineEnd, _ pen: LinePen,
    along place: SIMD2<Float> = SIMD2()
  ) {
    let unit = segment.unit
    let low: Float = start.isRound ? 0 : -1e9
    let high: Float = end.isRound ? segment.length : 1e9
    let (hardLow, hardHigh): (Float, Float) = (
      start.isHardEverywhere ? 1e9 : 0, end.isHardEverywhere ? -1e9 : segment.length
    )
    let placeStep = segment.length > 0 ? (place.y - place.x) / segment.length : 0
    forEachRow(segment, before: start.reach, after: end.reach, pen) { bytes, count, x, y in
      for index in Swift.stride(from: 0, to: count, by: 8) {
        let xs = Self.steps + (x + Float(index))
        let along = xs * unit.x + unit.y * y
        let across = unit.x * y - xs * unit.y
        let beyond =
          along - Self.lesser(Self.greater(along, Lanes(repeating: low)), Lanes(repeating: high))
        let distance = (across * across + beyond * beyond).squareRoot()
        var coverage = (pen.outset - distance) * pen.sharpness
        if pen.hasGap { coverage = Self.lesser(coverage, distance * pen.sharpness - pen.gap) }
        coverage = Self.lesser(coverage, start.softLimit - (xs * start.soft.x + y * start.soft.y))
        coverage = Self.lesser(coverage, end.softLimit - (xs * end.soft.x + y * end.soft.y))
        let isBeforeStart =
          (along .< hardLow) .& (xs * start.hard.x + y * start.hard.y .> start.hardLimit)
        let isAfterEnd =
          (along .> hardHigh) .& (xs * end.hard.x + y * end.hard.y .> end.hardLimit)
        coverage.replace(with: 0, where: isBeforeStart .| isAfterEnd)
        if let places {
          let offset = (bytes + index) - self.bytes
          let alongs = Self.lesser(Self.greater(along, Lanes()), Lanes(repeating: segment.length))
          Self.keep(
            places + offset, where: bytes + index, coverage,
            along: alongs * placeStep + place.x, across: across)
        }
        Self.raise(bytes + index, coverage)
      }
    }
  }

  private static let steps = Lanes(0, 1, 2, 3, 4, 5, 6, 7)

  @inline(__always)
  private static func lesser(_ first: Lanes, _ second: Lanes) -> Lanes {
    first.replacing(with: second, where: second .< first)
  }

  @inline(__always)
  private static func greater(_ first: Lanes, _ second: Lanes) -> Lanes {
    first.replacing(with: second, where: second .> first)
  }

  /// Coverage 0 to 1 as bytes.
  @inline(__always)
  private static func bytes(_ coverage: Lanes) -> SIMD8<UInt8> {
    let inside = lesser(greater(coverage, Lanes(repeating: 0)), Lanes(repeating: 1))
    // Beside 2²³ a number's last bits are whole ones.
    let bits = unsafeBitCast(inside * 255 + 8_388_608, to: SIMD8<UInt32>.self)
    return SIMD8<UInt8>(truncatingIfNeeded: bits)
  }

  @inline(__always)
  private static func raise(_ target: UnsafeMutablePointer<UInt8>, _ coverage: Lanes) {
    let new = bytes(coverage)
    let old = UnsafeRawPointer(target).loadUnaligned(as: SIMD8<UInt8>.self)
    let raised = old.replacing(with: new, where: new .> old)
    UnsafeMutableRawPointer(target).storeBytes(of: raised, as: SIMD8<UInt8>.self)
  }

  /// Notes where pixels lie on the line that are covered more than before.
  private static func keep(
    _ places: UnsafeMutablePointer<SIMD2<Float>>, where target: UnsafeMutablePointer<UInt8>,
    _ coverage: Lanes, along: Lanes, across: Lanes
  ) {
    let new = bytes(coverage)
    for lane in 0..<8 where new[lane] > target[lane] {
      places[lane] = SIMD2(along[lane], across[lane])
    }
  }

  /// Visits the rows that a part may cover: the bytes from its first column on, how many, and where their first pixel's
  /// middle lies from the part's start.
  @inline(__always)
  private func forEachRow(
    _ segment: LineSegment, before: Float, after: Float, _ pen: LinePen,
    _ body: (UnsafeMutablePointer<UInt8>, Int, Float, Float) -> Void
  ) {
    let radius = pen.outset
    let (unit, length) = (segment.unit, segment.length)
    let (first, last) = (unit * -before, unit * (length + after))
    let (lowX, highX) = (min(first.x, last.x) - radius, max(first.x, last.x) + radius)
    let (lowY, highY) = (min(first.y, last.y) - radius, max(first.y, last.y) + radius)
    let (shiftX, shiftY) = (segment.baseX &- left, segment.baseY &- top)
    let firstRow = max(0, LineSegment.floor(lowY + segment.startY) &+ shiftY)
    let lastRow = min(height &- 1, LineSegment.floor(highY + segment.startY) &+ shiftY)
    let firstColumn = max(0, LineSegment.floor(lowX + segment.startX) &+ shiftX)
    let lastColumn = min(width &- 1, LineSegment.floor(highX + segment.startX) &+ shiftX)
    if firstRow > lastRow || firstColumn > lastColumn { return }
    let isFlat = abs(unit.y) < 1e-3
    let perRow = isFlat ? 0 : 1 / unit.y
    let reach = abs(radius * perRow) + 0.01
    for row in firstRow...lastRow {
      let y = Float(row &- shiftY) + 0.5 - segment.startY
      var (from, to) = (firstColumn, lastColumn)
      if !isFlat {
        let middle = unit.x * y * perRow + segment.startX
        from = max(from, LineSegment.floor(max(-1e6, middle - reach)) &+ shiftX)
        to = min(to, LineSegment.floor(min(1e6, middle + reach)) &+ shiftX)
        if from > to { continue }
      }
      let x = Float(from &- shiftX) + 0.5 - segment.startX
      body(bytes + (row &* stride &+ from), to &- from &+ 1, x, y)
      let span = spans[row]
      if Int32(truncatingIfNeeded: from) < span.x { spans[row].x = Int32(truncatingIfNeeded: from) }
      if Int32(truncatingIfNeeded: to) > span.y { spans[row].y = Int32(truncatingIfNeeded: to) }
    }
    touched.pointee.x = min(touched.pointee.x, Int32(truncatingIfNeeded: firstRow))
    touched.pointee.y = max(touched.pointee.y, Int32(truncatingIfNeeded: lastRow))
  }
}
