extension ProjectedFeatures {
  /// A stripe of the world between two values of x or of y.
  struct Stripe {
    var low: Double
    var high: Double
    /// 0 for x, 1 for y.
    var axis: Int

    func contains(_ bounds: ProjectedBounds) -> Bool {
      bounds.minimum[axis] >= low && bounds.maximum[axis] < high
    }

    func misses(_ bounds: ProjectedBounds) -> Bool {
      bounds.maximum[axis] < low || bounds.minimum[axis] >= high
    }
  }

  /// What lies in a stripe; `nil` for nothing.
  ///
  /// `splitsLines` lets each piece of a line become a feature, which knows its place on the whole line.
  func clipped(to stripe: Stripe, splitsLines: Bool) -> ProjectedFeatures? {
    if stripe.contains(bounds) { return self }
    if stripe.misses(bounds) { return nil }
    var result = ProjectedFeatures()
    var start = 0
    for feature in features {
      let range = start..<feature.partsEnd
      start = feature.partsEnd
      if stripe.contains(feature.bounds) {
        result.append(feature, parts: range, of: self)
      } else if !stripe.misses(feature.bounds) {
        for part in range { clip(part, of: feature.type, to: stripe, into: &result) }
        if splitsLines, feature.type == .lineString {
          result.endFeatureOfEachPart(source: feature.source, type: feature.type)
        } else {
          result.endFeature(source: feature.source, type: feature.type)
        }
      }
    }
    return result.features.isEmpty ? nil : result
  }

  private func clip(
    _ part: Int, of type: GeometryType, to stripe: Stripe, into result: inout ProjectedFeatures
  ) {
    let range = points(of: part)
    if type == .point {
      for index in range
      where points[index][stripe.axis] >= stripe.low && points[index][stripe.axis] <= stripe.high {
        result.append(points[index], importance: importances[index])
      }
      return result.endPart(like: parts[part])
    }
    var clipper = LineClipper(stripe: stripe, part: parts[part], isRing: type == .polygon)
    points.withUnsafeBufferPointer { points in
      importances.withUnsafeBufferPointer { importances in
        clipper.clip(
          UnsafeBufferPointer(rebasing: points[range]),
          UnsafeBufferPointer(rebasing: importances[range]), into: &result)
      }
    }
  }
}

/// Cuts a line into its pieces within a stripe; of a ring, follows the stripe's edges instead.
private struct LineClipper {
  let stripe: ProjectedFeatures.Stripe
  let part: ProjectedFeatures.Part
  let isRing: Bool
  /// The place on the whole line where the piece begins.
  private var pieceStart: Double

  init(stripe: ProjectedFeatures.Stripe, part: ProjectedFeatures.Part, isRing: Bool) {
    self.stripe = stripe
    self.part = part
    self.isRing = isRing
    pieceStart = part.progress.lowerBound
  }

  mutating func clip(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, _ importances: UnsafeBufferPointer<Double>,
    into result: inout ProjectedFeatures
  ) {
    guard let last = points.last else { return }
    let (axis, low, high) = (stripe.axis, stripe.low, stripe.high)
    let start = result.points.count
    var place = part.progress.lowerBound
    for index in 0..<(points.count - 1) {
      let (from, to) = (points[index], points[index + 1])
      let (a, b) = (from[axis], to[axis])
      let length = isRing ? 0 : Self.length(to - from)
      if a < low {
        if b > low { pieceStart = place + length * cross(from, to, low, &result) }
      } else if a > high {
        if b < high { pieceStart = place + length * cross(from, to, high, &result) }
      } else {
        result.append(from, importance: importances[index])
      }
      var end: Double?
      if b < low, a >= low { end = cross(from, to, low, &result) }
      if b > high, a <= high { end = cross(from, to, high, &result) }
      if !isRing, let end { endPiece(at: place + length * end, of: &result) }
      place += length
    }
    if last[axis] >= low, last[axis] <= high {
      result.append(last, importance: importances[points.count - 1])
    }
    if isRing { Self.close(from: start, &result) }
    endPiece(at: part.progress.upperBound, of: &result)
  }

  private static func length(_ step: SIMD2<Double>) -> Double {
    (step.x * step.x + step.y * step.y).squareRoot()
  }

  /// Adds the point where a segment crosses an edge; how far along the segment, 0 to 1.
  private func cross(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ edge: Double, _ result: inout ProjectedFeatures
  ) -> Double {
    let share = (edge - from[stripe.axis]) / (to[stripe.axis] - from[stripe.axis])
    var point = from + (to - from) * share
    point[stripe.axis] = edge
    result.append(point, importance: 1)
    return share
  }

  private mutating func endPiece(at end: Double, of result: inout ProjectedFeatures) {
    var piece = part
    piece.progress = pieceStart...max(pieceStart, end)
    result.endPart(like: piece)
    pieceStart = part.progress.lowerBound
  }

  /// Repeats the first point of a ring at its end.
  private static func close(from start: Int, _ result: inout ProjectedFeatures) {
    let last = result.points.count - 1
    guard last - start >= 1, result.points[last] != result.points[start] else { return }
    result.append(result.points[start], importance: result.importances[start])
  }
}
