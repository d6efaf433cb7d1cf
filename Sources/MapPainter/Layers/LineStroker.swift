internal import MapScene

/// Lays lines through points as straight parts with the right ends, as MapLibre GL JS joins them.
struct LineStroker {
  let canvas: LineCanvas
  let pen: LinePen
  /// Lays down what was drawn so far, where a line ends or turns back on itself.
  var flush: (() -> Void)?

  /// A part longer than so many pixels is laid in pieces, so that single precision will do.
  private static let longest: Float = 8_192
  /// A bend that moves an edge by less than so many pixels is drawn round.
  private static let invisible: Float = 0.12

  /// Lays a line.
  ///
  /// - Parameters:
  ///   - points: in pixels of the picture; neighbours differ.
  ///   - places: for each point how far along the line it lies, or nothing.
  ///   - isClosed: whether it goes back to the first point.
  ///   - cap: the ends of one that does not.
  ///   - softEnds: which ends are those of dashes.
  func stroke(
    _ points: UnsafeBufferPointer<SIMD2<Float>>, places: UnsafeBufferPointer<Float>,
    isClosed: Bool, cap: LineBatch.Cap, softEnds: (start: Bool, end: Bool) = (false, false)
  ) {
    let count = points.count
    let segments = isClosed ? count : count - 1
    guard segments > 0, count > 1 else { return }
    var part = Part(from: points[0], to: points[1])
    let first = part
    let before = isClosed ? Part(from: points[count - 1], to: points[0]) : nil
    var start =
      before.map { joint($0, part).after }
      ?? end(cap, length: 0, isStart: true, part, softEnds.start)
    for index in 0..<segments {
      let isLast = index == segments - 1
      var next: Part?
      if !isLast {
        next = Part(from: points[index + 1], to: points[index + 2 == count ? 0 : index + 2])
      } else if isClosed {
        next = first
      }
      var (finish, after) = (LineEnd.round, LineEnd.round)
      if let next {
        (finish, after) = joint(part, next)
      } else {
        finish = end(cap, length: part.length, isStart: false, part, softEnds.end)
      }
      if places.isEmpty {
        lay(part, start, finish, along: SIMD2())
      } else {
        let place = SIMD2(places[index], places[index + 1 == places.count ? 0 : index + 1])
        lay(part, start, finish, along: place)
      }
      start = after
      if let next {
        if let flush, part.unit.x * next.unit.x + part.unit.y * next.unit.y < -0.5 { flush() }
        part = next
      }
    }
  }

  /// From one point to the next.
  struct Part {
    let start: SIMD2<Float>
    let unit: SIMD2<Float>
    let length: Float

    @inline(__always)
    init(from start: SIMD2<Float>, to end: SIMD2<Float>) {
      self.start = start
      let step = end - start
      length = (step.x * step.x + step.y * step.y).squareRoot()
      unit = length > 0 ? step / length : SIMD2(1, 0)
    }
  }

  @inline(__always)
  private func lay(_ part: Part, _ start: LineEnd, _ end: LineEnd, along place: SIMD2<Float>) {
    let isPlain = start.isRound && end.isRound && !pen.hasGap && canvas.places == nil
    if part.length <= Self.longest {
      let segment = LineSegment(from: part.start, unit: part.unit, length: part.length)
      if isPlain {
        canvas.add(segment, pen)
      } else {
        canvas.add(segment, start: start, end: end, pen, along: place)
      }
    } else {
      layPieces(of: part, start, end, along: place)
    }
  }

  private func layPieces(of part: Part, _ start: LineEnd, _ end: LineEnd, along place: SIMD2<Float>)
  {
    let count = Int(min(4_096, (part.length / Self.longest).rounded(.up)))
    let step = part.length / Float(count)
    let placeStep = (place.y - place.x) / Float(count)
    for index in 0..<count {
      let segment = LineSegment(
        from: part.start + part.unit * (step * Float(index)), unit: part.unit, length: step)
      var finish = index == count - 1 ? end : .round
      if index == count - 1 {
        // The end's places are reckoned from the whole part's start.
        let back = part.unit * (step * Float(index))
        finish.softLimit -= back.x * finish.soft.x + back.y * finish.soft.y
        finish.hardLimit -= back.x * finish.hard.x + back.y * finish.hard.y
      }
      canvas.add(
        segment, start: index == 0 ? start : .round, end: finish, pen,
        along: SIMD2(
          place.x + placeStep * Float(index), place.x + placeStep * Float(index + 1)))
    }
  }
}

// MARK: - Ends and joints

extension LineStroker {
  /// GL JS cuts the ends of lines sharply, and smooths those of dashes.
  private func end(
    _ cap: LineBatch.Cap, length: Float, isStart: Bool, _ part: Part, _ isSoft: Bool
  ) -> LineEnd {
    if cap == .round { return .round }
    var end = LineEnd()
    let direction = isStart ? -part.unit : part.unit
    if isSoft {
      end.soft = direction
      end.softLimit = length + 0.5
      return end
    }
    end.reach = cap == .square ? pen.outset : 0
    end.hard = direction
    end.hardLimit = length + end.reach
    return end
  }

  /// How one part ends and the next starts (the joins of GL JS's `LineBucket.addLine`).
  @inline(__always)
  func joint(_ part: Part, _ next: Part) -> (before: LineEnd, after: LineEnd) {
    let sum = part.unit + next.unit
    let size = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // The cosine of half of the turn; the miter is its inverse long.
    let cosine = size / 2
    // Half a circle must not reach beyond the next part.
    let isLong = min(part.length, next.length) > pen.outset && !pen.hasGap
    if isLong, pen.half * (1 - cosine) < Self.invisible * cosine { return (.round, .round) }
    return bend(part, next, sum: sum, cosine: cosine, isLong: isLong)
  }

  private func bend(
    _ part: Part, _ next: Part, sum: SIMD2<Float>, cosine: Float, isLong: Bool
  ) -> (before: LineEnd, after: LineEnd) {
    let miter = cosine > 1e-3 ? 1 / cosine : 1e3
    var join = pen.join
    if join == .round, miter < pen.roundLimit { join = .miter }
    if join == .miter, miter > pen.miterLimit { join = .bevel }
    // A bevel that cannot be seen is none.
    if join == .bevel, pen.join == .bevel, miter < 1.05 { join = .miter }
    if join == .round, isLong { return (.round, .round) }
    var (before, after) = (LineEnd(), LineEnd())
    if miter > 2, join != .miter, join != .round {
      cutSharply(&before, &after, part, next, cosine: cosine)
      return (before, after)
    }
    if cosine > 0.02 {
      let direction = sum / (2 * cosine)
      before.hard = direction
      before.hardLimit = part.length * (part.unit.x * direction.x + part.unit.y * direction.y)
      after.hard = -direction
      after.hardLimit = 0
      // Within a turn, too, each part ends where both meet, unless it is too short to get there.
      let inner = pen.outset * (max(0, 1 - cosine * cosine)).squareRoot() / cosine
      before.isHardEverywhere = miter <= 2 && (pen.hasGap || part.length > inner)
      after.isHardEverywhere = miter <= 2 && (pen.hasGap || next.length > inner)
    }
    if join == .round {
      before.isRound = true
      after.isRound = true
      return (before, after)
    }
    let tangent = (max(0, 1 - cosine * cosine)).squareRoot() / max(cosine, 1e-3)
    before.reach = pen.outset * min(tangent, join == .miter ? 1e3 : 2)
    after.reach = before.reach
    if join == .bevel { cut(&before, &after, part, next, cosine: cosine) }
    return (before, after)
  }

  /// Cuts a corner off.
  private func cut(
    _ before: inout LineEnd, _ after: inout LineEnd, _ part: Part, _ next: Part, cosine: Float
  ) {
    guard let outward = Self.outward(part, next) else { return }
    let steepness: Float = 1_000
    let limit = pen.outset * cosine * steepness + 0.5
    before.soft = outward * steepness
    let joint = part.unit * part.length
    before.softLimit = limit + joint.x * before.soft.x + joint.y * before.soft.y
    after.soft = before.soft
    after.softLimit = limit
  }

  /// Cuts the corner of a turn of more than 120° off at the joint itself (GL JS's "flipbevel").
  private func cutSharply(
    _ before: inout LineEnd, _ after: inout LineEnd, _ part: Part, _ next: Part, cosine: Float
  ) {
    guard let outward = Self.outward(part, next) else { return }
    before.hard = outward
    before.hardLimit = part.length * (part.unit.x * outward.x + part.unit.y * outward.y)
    before.isHardEverywhere = true
    before.reach = pen.outset
    after.hard = outward
    after.hardLimit = 0
    after.isHardEverywhere = true
    after.reach = pen.outset
  }

  /// The direction in which a corner points.
  private static func outward(_ part: Part, _ next: Part) -> SIMD2<Float>? {
    let outward = part.unit - next.unit
    let size = (outward.x * outward.x + outward.y * outward.y).squareRoot()
    return size > 1e-6 ? outward / size : nil
  }
}
