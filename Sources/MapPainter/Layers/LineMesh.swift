internal import MapScene
internal import WebMercator

/// Turns lines into the triangles that MapLibre GL JS draws them with (`LineBucket.addLine` and its line shaders).
struct LineMesh {
  let raster: LineRaster
  let pen: LinePen
  /// Pixels to the right.
  let offset: Double
  /// The direction of the tile's upper edge: directions are rounded along it and across.
  let axis: SIMD2<Double>
  /// Pixels a tile unit, an 8,192nd of the tile's side, in which lengths are counted.
  let unit: Double
  /// Beside sharp corners dashes start anew so many pixels from the corner.
  let corner: Double

  /// Tile units from the line's start.
  private var distance = 0.0
  private var total = 0.0
  /// The part of the whole feature's line that this is, with a gradient.
  private var progress: ClosedRange<Double>?
  private var left: LineVertex?
  private var right: LineVertex?

  /// What lengths may grow to, in tile units.
  private static let longest = 32_768.0

  init(_ raster: LineRaster, offset: Double, batch: LineBatch, scale: Double) {
    self.raster = raster
    pen = raster.pen
    self.offset = offset
    let side = batch.clip?.right ?? .init(x: 1, y: 0)
    let length = (side.x * side.x + side.y * side.y).squareRoot()
    axis = length > 0 && length.isFinite ? SIMD2(side.x, side.y) / length : SIMD2(1, 0)
    unit = batch.unit > 0 && batch.unit.isFinite ? batch.unit * scale : 1.0 / 16
    corner = max(0, min(1e6, batch.cornerLength * scale))
  }

  /// Draws a line through points in pixels of the picture; neighbours differ.
  mutating func add(
    _ points: [SIMD2<Float>], isClosed: Bool, progress: ClosedRange<Double>?
  ) {
    guard points.count > (isClosed ? 2 : 1) else { return }
    self.progress = progress
    (distance, total, left, right) = (0, 0, nil, nil)
    if progress != nil {
      for index in (isClosed ? 0 : 1)..<points.count {
        let before = points[index > 0 ? index - 1 : points.count - 1]
        total += Self.length(SIMD2<Double>(points[index]) - SIMD2<Double>(before)) / unit
      }
    }
    var walk = LineWalk(points, isClosed: isClosed)
    while let bend = walk.next() {
      guard let end = add(bend) else { continue }
      walk.current = end
    }
  }

  private static func length(_ step: SIMD2<Double>) -> Double {
    (step * step).sum().squareRoot()
  }

  // MARK: - Corners and ends

  /// Adds a point; where a sharp corner is followed by another point on the way, that is what comes back.
  private mutating func add(_ bend: LineWalk.Bend) -> SIMD2<Double>? {
    let point = bend.point
    var before = bend.before
    if bend.isSharp, !bend.isFirst, let last = before, let near = self.near(point, to: last) {
      distance += Self.length(near - last) / unit
      add(near, bend.prior, 0, 0)
      before = near
    }
    let isMiddle = bend.before != nil && bend.after != nil
    if let before { distance += Self.length(point - before) / unit }
    if isMiddle { join(bend) } else { cap(bend, bend.isClosed ? .butt : pen.cap) }
    guard bend.isSharp, !bend.isLast, let after = bend.after, let near = self.near(point, to: after)
    else { return nil }
    distance += Self.length(near - point) / unit
    add(near, bend.following, 0, 0)
    return near
  }

  /// A point beside a sharp corner, on whole tile units from it.
  private func near(_ point: SIMD2<Double>, to other: SIMD2<Double>) -> SIMD2<Double>? {
    let way = other - point
    let length = Self.length(way)
    guard length > 2 * corner else { return nil }
    let step = inTile(way) * (corner / length / unit)
    return point + onPicture(SIMD2(step.x.rounded(), step.y.rounded())) * unit
  }

  private mutating func join(_ bend: LineWalk.Bend) {
    let miter = bend.miter
    var join = pen.join
    let limit = join == .bevel ? 1.05 : Double(pen.miterLimit)
    if join == .round {
      if miter < Double(pen.roundLimit) { join = .miter } else if miter > 2 { return round(bend) }
    }
    if join == .miter, miter > limit { join = .bevel }
    if join == .bevel {
      if miter < limit { join = .miter } else if miter > 2 { return flip(bend) }
    }
    if join == .miter { return add(bend.point, bend.normal * miter, 0, 0) }
    let back = -max(0, miter * miter - 1).squareRoot()
    let (one, other) = bend.turnsLeft ? (back, 0) : (0, back)
    add(bend.point, bend.prior, one, other)
    if join == .round { addFan(bend) }
    add(bend.point, bend.following, -one, -other)
  }

  /// A corner whose miter would be too long is cut off at its point.
  private mutating func flip(_ bend: LineWalk.Bend) {
    var normal = -bend.following
    if bend.miter <= 100 {
      let sum = Self.length(bend.prior + bend.following)
      let length = bend.miter * sum / Self.length(bend.prior - bend.following)
      normal = SIMD2(-bend.normal.y, bend.normal.x) * (length * (bend.turnsLeft ? -1 : 1))
    }
    add(bend.point, normal, 0, 0)
    add(bend.point, -normal, 0, 0)
  }

  /// Slices that make a corner look round.
  private mutating func addFan(_ bend: LineWalk.Bend) {
    let angle = 2 * max(0, 2 - 2 * bend.cosineOfHalf).squareRoot()
    let count = Int((angle * 180 / .pi / 20).rounded())
    let cosine = (bend.prior * bend.following).sum()
    let first = 1.0904 + cosine * (-3.2452 + cosine * (3.55645 - cosine * 1.43519))
    let second = 0.848_013 + cosine * (-1.06021 + cosine * 0.215_638)
    for slice in stride(from: 1, to: count, by: 1) {
      var share = Double(slice) / Double(count)
      let middle = share - 0.5
      if middle != 0 {
        share += share * middle * (share - 1) * (first * middle * middle + second)
      }
      let way = bend.prior + (bend.following - bend.prior) * share
      let normal = way / max(1e-9, Self.length(way)) * (bend.turnsLeft ? -1 : 1)
      add(bend.point, normal, isRound: false, isUp: bend.turnsLeft, direction: 0)
    }
  }

  private mutating func cap(_ bend: LineWalk.Bend, _ cap: LineBatch.Cap) {
    switch cap {
    case .butt: add(bend.point, bend.normal, 0, 0)
    case .square:
      if bend.before == nil { add(bend.point, bend.normal, -1, -1) }
      add(bend.point, bend.normal, 0, 0)
      if bend.before != nil { add(bend.point, bend.normal, 1, 1) }
    case .round: round(bend)
    }
  }

  private mutating func round(_ bend: LineWalk.Bend) {
    if bend.before != nil {
      add(bend.point, bend.prior, 0, 0)
      add(bend.point, bend.prior, 1, 1, isRound: true)
    }
    if bend.after != nil {
      add(bend.point, bend.following, -1, -1, isRound: true)
      add(bend.point, bend.following, 0, 0)
    }
  }

  // MARK: - Vertices

  /// Adds the two vertices beside a point, moved along the line by `one` and `other`.
  private mutating func add(
    _ point: SIMD2<Double>, _ normal: SIMD2<Double>, _ one: Double, _ other: Double,
    isRound: Bool = false
  ) {
    let along = SIMD2(normal.y, -normal.x)
    add(point, normal + along * one, isRound: isRound, isUp: false, direction: one)
    add(point, -normal + along * other, isRound: isRound, isUp: true, direction: -other)
    guard distance > Self.longest / 2, progress == nil else { return }
    distance = 0
    add(point, normal, one, other, isRound: isRound)
  }

  private mutating func add(
    _ point: SIMD2<Double>, _ direction: SIMD2<Double>, isRound: Bool, isUp: Bool,
    direction end: Double
  ) {
    let extrude = onPicture(Self.rounded(inTile(direction)))
    let side: Double = isUp ? 1 : -1
    // The way aside is turned back where a vertex lies before or behind its point.
    let u = end > 0 ? 0.5 : end < 0 ? -0.5 : 0
    let t = 1 - abs(u)
    let aside =
      SIMD2(extrude.x * t - extrude.y * u, extrude.x * u + extrude.y * t) * (-offset * side)
    let place = point + extrude * Double(pen.outset) + aside
    let vertex = LineVertex(
      point: (place * 256).rounded(.toNearestOrAwayFromZero) / 256,
      normal: SIMD2(isRound ? 1 : 0, side), place: self.place, progress: share)
    if let left, let right { raster.fill(left, right, vertex) }
    if isUp { right = vertex } else { left = vertex }
  }

  /// How far along the line, as it is stored: in steps of two tile units.
  private var place: Double {
    var length = distance
    if let progress {
      let whole = progress.lowerBound + (progress.upperBound - progress.lowerBound) * share
      length = whole * (Self.longest - 1)
    }
    let steps = ((length + 0.02) / 2).rounded(.down)
    return max(0, min(16_383, steps)) * 2 * unit
  }

  private var share: Double { total > 0 ? distance / total : 0 }

  /// A direction as two bytes in 63rds, in which more than about 2 is too much and comes out on the other side.
  private static func rounded(_ direction: SIMD2<Double>) -> SIMD2<Double> {
    func byte(_ value: Double) -> Double {
      let whole = (value * 63 + 0.5).rounded(.down) + 128
      return (whole - (whole / 256).rounded(.down) * 256 - 128) / 63
    }
    guard abs(direction.x) < 1e6, abs(direction.y) < 1e6 else { return SIMD2() }
    return SIMD2(byte(direction.x), byte(direction.y))
  }

  private func inTile(_ way: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(way.x * axis.x + way.y * axis.y, way.y * axis.x - way.x * axis.y)
  }

  private func onPicture(_ way: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(way.x * axis.x - way.y * axis.y, way.x * axis.y + way.y * axis.x)
  }
}
