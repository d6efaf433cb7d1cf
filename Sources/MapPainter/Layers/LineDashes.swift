/// Cuts lines into dashes.
struct LineDashes {
  /// Lengths in pixels; a dash at even places, a gap at odd ones.
  private let lengths: [Float]
  private let total: Float
  /// Pixels of the pattern from progress 0 to 1 of a line with a gradient; 0 for lines that are measured themselves.
  ///
  /// GL JS has but one number for how far along a line a place is: with a gradient it is the progress, stretched to the 32,767
  /// tile units that the number can hold.
  private let perProgress: Float
  /// What dashes have gained and gaps have lost, half of it at each end.
  private let growth: Float

  /// Dashes of a line are at most so many, so that a wrong pattern does not take for ever.
  private static let limit = 200_000

  /// `nil` where the pattern has no length, or no gap.
  ///
  /// Of a pattern with an odd count the last part is a dash too, joined to the first (GL JS's `LineAtlas`).
  init?(_ dash: [Double], scale: Double, perProgress: Float, grownBy growth: Float) {
    guard dash.count > 1, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = dash.enumerated().map { index, length in
      let length = Float(min(length * scale, 1e6))
      return index.isMultiple(of: 2) ? length + growth : max(0, length - growth)
    }
    self.growth = growth
    total = lengths.reduce(0, +)
    self.perProgress = perProgress
    let gaps = stride(from: 1, to: lengths.count, by: 2).reduce(Float(0)) { $0 + lengths[$1] }
    guard total > 0.02, gaps > 0 else { return nil }
  }

  /// Calls `body` with each dash of a line; a dash without length is one point.
  ///
  /// - Parameters:
  ///   - path: the line.
  ///   - start: how far along the pattern it starts, in pixels.
  ///   - piece: memory for the dashes.
  ///   - body: gets each dash, which it may change, and which of its ends are not the line's.
  func cut(
    _ path: LinePath, from start: Float, into piece: inout LinePath,
    _ body: (inout LinePath, (start: Bool, end: Bool)) -> Void
  ) {
    var (phase, rest, count) = (0, lengths[0], 0)
    let start = perProgress > 0 ? max(0, path.places.first ?? 0) * perProgress : start
    var skipped = start.truncatingRemainder(dividingBy: total)
    while skipped > 0, skipped >= rest, count < lengths.count {
      skipped -= rest
      phase = phase + 1 == lengths.count ? 0 : phase + 1
      rest = lengths[phase]
      count += 1
    }
    rest -= max(0, skipped)
    var isCut = false
    guard let start = path.points.first else { return }
    var current = start
    var place = path.places.first ?? 0
    piece.begin(current, place, path)
    for index in 1..<max(1, path.points.count) {
      let next = path.points[index]
      let step = next - current
      let nextPlace = path.places.isEmpty ? 0 : path.places[index]
      var length =
        perProgress > 0
        ? abs(nextPlace - place) * perProgress : (step.x * step.x + step.y * step.y).squareRoot()
      while length >= rest, count < Self.limit {
        let share = length > 0 ? rest / length : 0
        current += Self.onGrid((next - current) * share)
        place += (nextPlace - place) * share
        length -= rest
        let isDash = phase.isMultiple(of: 2)
        let isJoined = phase == lengths.count - 1 && isDash
        phase = phase + 1 == lengths.count ? 0 : phase + 1
        rest = lengths[phase]
        count += 1
        piece.go(to: current, place)
        if isJoined { continue }
        if isDash { body(&piece, (isCut, true)) }
        isCut = true
        piece.begin(current, place, path)
      }
      rest -= length
      current = next
      place = nextPlace
      piece.go(to: current, place)
    }
    if phase.isMultiple(of: 2), piece.points.count > 1 { body(&piece, (isCut, false)) }
  }
}

extension LineDashes {
  /// A step in whole 256ths of a pixel: added to a corner of a tile's own grid it gives a number without rounding, so that a
  /// dash is the same to the last bit wherever the picture begins.
  private static func onGrid(_ step: SIMD2<Float>) -> SIMD2<Float> {
    (step * 256).rounded(.toNearestOrEven) * (1 / 256)
  }
}

extension LinePath {
  fileprivate mutating func begin(_ point: SIMD2<Float>, _ place: Float, _ path: LinePath) {
    points.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    points.append(point)
    if !path.places.isEmpty { places.append(place) }
  }

  fileprivate mutating func go(to point: SIMD2<Float>, _ place: Float) {
    let step = point - (points.last ?? point)
    if step.x * step.x + step.y * step.y < 1e-6 { return }
    points.append(point)
    if !places.isEmpty { places.append(place) }
  }
}
