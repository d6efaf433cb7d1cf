/// The bytes that lines leave their coverage in.
///
/// Of several parts the greatest coverage counts, so that a line is not darker where it crosses itself.
struct LineCanvas {
  let bytes: UnsafeMutablePointer<UInt8>
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
    forEachRow(segment, pen) { bytes, count, x, y in
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

  /// Visits the rows that a part may cover: the bytes from its first column on, how many, and where their first pixel's
  /// middle lies from the part's start.
  @inline(__always)
  private func forEachRow(
    _ segment: LineSegment, _ pen: LinePen,
    _ body: (UnsafeMutablePointer<UInt8>, Int, Float, Float) -> Void
  ) {
    let radius = pen.outset
    let (unit, length) = (segment.unit, segment.length)
    let last = unit * length
    let (lowX, highX) = (min(0, last.x) - radius, max(0, last.x) + radius)
    let (lowY, highY) = (min(0, last.y) - radius, max(0, last.y) + radius)
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
