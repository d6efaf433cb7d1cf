internal import MapScene

/// The way of the lines of a batch onto a canvas: out of the band or into pixels, moved aside, cut into dashes, stroked.
struct LineStrokes {
  let lines: PointList
  let progress: [Float]
  let stroker: LineStroker
  /// Pixels to the right.
  let offset: Float
  let dashes: LineDashes?
  let box: PixelBox
  let target: PixelTarget
  /// Whether places are progress, not pixels.
  let hasProgress: Bool
  /// The ends of dashes.
  var dashCap = LineBatch.Cap.butt

  /// Lays all lines of a run.
  func lay(_ run: LineBatch.Run, path: inout LinePath, piece: inout LinePath) {
    guard run.lines.lowerBound >= 0, run.lines.upperBound <= lines.count else { return }
    for part in run.lines {
      lay(part, isClosed: run.isClosed, path: &path, piece: &piece)
      stroker.flush?()
    }
  }

  private func lay(_ part: Int, isClosed: Bool, path: inout LinePath, piece: inout LinePath) {
    let range = lines.range(of: part)
    let scale = Float(target.scale)
    guard range.count > 1, range.upperBound <= lines.points.count, isNear(range, scale: scale)
    else {
      return
    }
    let keepsPlaces = stroker.canvas.places != nil
    path.take(
      lines, range, scale: scale, progress: hasProgress ? progress : [], keepsPlaces: keepsPlaces,
      isClosed: isClosed)
    guard path.points.count > 1 else { return }
    var isClosed = isClosed && path.points.count > 2
    // GL JS counts a ring's last side before its first point.
    let phase = isClosed ? path.closingLength : 0
    if isClosed, dashes != nil || keepsPlaces {
      path.unroll()
      isClosed = false
    }
    if offset != 0 { path = path.moved(by: offset, stroker.pen, isClosed: isClosed) }
    guard path.points.count > 1 else { return }
    guard let dashes else {
      stroke(path, isClosed: isClosed, cap: stroker.pen.cap)
      return
    }
    let cap = dashCap
    dashes.cut(path, from: phase, into: &piece) { piece, softEnds in
      if piece.points.count == 1, cap == .round, let dot = piece.points.first {
        piece.points.append(dot)
        if let place = piece.places.first { piece.places.append(place) }
      }
      stroke(piece, isClosed: false, cap: cap, softEnds: softEnds)
    }
  }

  private func stroke(
    _ path: LinePath, isClosed: Bool, cap: LineBatch.Cap,
    softEnds: (start: Bool, end: Bool) = (false, false)
  ) {
    path.points.withUnsafeBufferPointer { points in
      path.places.withUnsafeBufferPointer { places in
        stroker.stroke(points, places: places, isClosed: isClosed, cap: cap, softEnds: softEnds)
      }
    }
  }

  /// Whether a line may reach into the box.
  @inline(__always)
  private func isNear(_ range: Range<Int>, scale: Float) -> Bool {
    guard let (low, high) = lines.points.bounds(range, scale: scale) else { return false }
    let pen = stroker.pen
    let corners = pen.join == .miter || pen.cap == .square ? max(2, pen.miterLimit) : 1
    let reach = (pen.outset + abs(offset)) * min(corners, 1e3) + 1
    return PixelBox(low - reach, high + reach, on: target).intersection(box) != nil
  }
}
