/// The memory of a `LineCanvas`, all zero between two uses.
struct LineMask {
  private var bytes: [UInt8] = []
  private var spans: [SIMD2<Int32>] = []

  /// Hands out a canvas for a rectangle of the target.
  mutating func withCanvas(
    for box: PixelBox, of target: PixelTarget, _ body: (LineCanvas) -> Void
  ) {
    let count = (box.width + 8) * box.height
    bytes.grow(to: count)
    if spans.count < box.height { spans = Array(repeating: Self.emptySpan, count: box.height) }
    var touched = Self.emptySpan
    bytes.withUnsafeMutableBufferPointer { bytes in
      spans.withUnsafeMutableBufferPointer { spans in
        withUnsafeMutablePointer(to: &touched) { touched in
          guard let bytes = bytes.baseAddress, let spans = spans.baseAddress else { return }
          body(
            LineCanvas(
              bytes: bytes, spans: spans,
              touched: touched, left: target.origin.x + box.minX,
              top: target.origin.y + box.minY, width: box.width, height: box.height))
        }
      }
    }
  }

  static let emptySpan = SIMD2<Int32>(.max, -1)
}

extension LineCanvas {
  /// Visits the columns of rows that hold anything, and clears them.
  @inline(__always)
  func flush(
    _ body: (_ row: Int, _ columns: Range<Int>, _ bytes: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    guard touched.pointee.y >= 0 else { return }
    for row in Int(touched.pointee.x)...Int(touched.pointee.y) where spans[row].y >= 0 {
      let columns = Int(spans[row].x)..<Int(spans[row].y) + 1
      let line = bytes + row * stride
      body(row, columns, line)
      (line + columns.lowerBound).update(repeating: 0, count: columns.count + 7)
      spans[row] = LineMask.emptySpan
    }
    touched.pointee = LineMask.emptySpan
  }
}
