internal import MapScene

/// The points of one line in pixels of the picture, without repeated ones.
struct LinePath {
  var points: [SIMD2<Float>] = []
  /// For each point how far along the line it lies, in pixels or as progress; empty where nobody asks.
  var places: [Float] = []

  /// Pixels from the picture's corner that coordinates are brought to.
  private static let limit = SIMD2<Float>(repeating: 4_000_000)

  /// Takes the points of a part of `lines`.
  mutating func take(
    _ lines: PointList, _ range: Range<Int>, scale: Float, progress: [Float], keepsPlaces: Bool,
    isClosed: Bool
  ) {
    points.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    let hasProgress = progress.count >= range.upperBound
    var last = SIMD2<Float>(repeating: .nan)
    var place: Float = 0
    for index in range {
      let point = (lines.points[index] * scale).clamped(
        lowerBound: -Self.limit, upperBound: Self.limit)
      let step = point - last
      if step.x * step.x + step.y * step.y < 1e-6 { continue }
      points.append(point)
      if keepsPlaces {
        if points.count > 1 { place += (step.x * step.x + step.y * step.y).squareRoot() }
        places.append(hasProgress ? progress[index] : place)
      }
      last = point
    }
    if isClosed, points.count > 1, let first = points.first {
      let step = first - last
      if step.x * step.x + step.y * step.y < 1e-6 {
        points.removeLast()
        if keepsPlaces { places.removeLast() }
      }
    }
  }

  /// From the last point back to the first, in pixels.
  var closingLength: Float {
    guard let first = points.first, let last = points.last else { return 0 }
    let step = first - last
    return (step.x * step.x + step.y * step.y).squareRoot()
  }

  /// Ends a closed line with its first point, so that it can be treated as an open one.
  mutating func unroll() {
    guard let first = points.first else { return }
    if let place = places.last { places.append(place + closingLength) }
    points.append(first)
  }
}

// MARK: - Offset

extension LinePath {
  /// The line moved to its right by `offset` pixels.
  ///
  /// Corners that are joined by a miter move along it; at others both sides get an end of their own.
  func moved(by offset: Float, _ pen: LinePen, isClosed: Bool) -> LinePath {
    var moved = LinePath()
    let count = points.count
    guard count > 1 else { return self }
    func part(_ index: Int) -> LineStroker.Part {
      LineStroker.Part(from: points[index % count], to: points[(index + 1) % count])
    }
    func append(_ point: SIMD2<Float>, _ index: Int) {
      if let last = moved.points.last {
        let step = point - last
        if step.x * step.x + step.y * step.y < 1e-6 { return }
      }
      moved.points.append(point)
      if !places.isEmpty { moved.places.append(places[index]) }
    }
    for index in 0..<count {
      let before = index > 0 || isClosed ? part(index + count - 1) : nil
      let after = index < count - 1 || isClosed ? part(index) : nil
      guard let before, let after else {
        if let only = before ?? after { append(points[index] + only.normal * offset, index) }
        continue
      }
      let sum = before.normal + after.normal
      let cosine = (sum.x * sum.x + sum.y * sum.y).squareRoot() / 2
      let isMitred = cosine > 1e-3 && 1 / cosine <= (pen.join == .miter ? pen.miterLimit : 1.05)
      if isMitred {
        append(points[index] + sum * (offset / (2 * cosine * cosine)), index)
      } else {
        append(points[index] + before.normal * offset, index)
        append(points[index] + after.normal * offset, index)
      }
    }
    return moved
  }
}

extension LineStroker.Part {
  /// To the right, where y is downward.
  var normal: SIMD2<Float> { SIMD2(-unit.y, unit.x) }
}
