/// Finds where labels stand along lines (get_anchors.ts); all lengths are in units of the line.
struct LineAnchors {
  /// The length of the label at anchor scale 1, in units of which 24 are an em, or points of an icon.
  var labelLength: Double
  /// Whether there is text, whose letters bend with the line.
  var hasText: Bool
  /// Units of the line a unit of the label.
  var boxScale: Double
  /// In radians.
  var maximumAngle: Double
  /// The side of the tile.
  var extent: Double

  private var window: Double { hasText ? 3 / 5 * TextSetting.em * boxScale : 0 }
  private var length: Double { labelLength * boxScale }

  /// The anchor in the middle of the line; `nil` where the line is too short or bent.
  func center(of line: [SIMD2<Double>]) -> LineAnchor? {
    let half = Self.length(of: line) / 2
    var walked = 0.0
    for index in 0..<max(0, line.count - 1) {
      let step = (line[index + 1] - line[index]).length
      if walked + step > half {
        let place = mix(line, index, (half - walked) / step)
        let anchor = LineAnchor(place: rounded(place), segment: index)
        return isStraight(line, anchor) ? anchor : nil
      }
      walked += step
    }
    return nil
  }

  /// Anchors every `spacing` along the line, or one in the middle of a short one.
  func anchors(along line: [SIMD2<Double>], spacing: Double, overscaling: Double) -> [LineAnchor] {
    guard line.count > 1 else { return [] }
    let first = line[0]
    let isContinued = first.x == 0 || first.x == extent || first.y == 0 || first.y == extent
    // There is always a quarter of the spacing between labels.
    let spacing = spacing - length < spacing / 4 ? length + spacing / 4 : spacing
    guard spacing > 0, spacing.isFinite else { return [] }
    // Away from crossings, where lines begin.
    let extra = TextSetting.em * 2
    let offset =
      isContinued
      ? spacing / 2 * overscaling : (labelLength / 2 + extra) * boxScale * overscaling
    let anchors = resample(
      line, offset: offset.truncatingRemainder(dividingBy: spacing), spacing: spacing)
    guard anchors.isEmpty, !isContinued else { return anchors }
    return resample(line, offset: Self.length(of: line) / 2, spacing: spacing)
  }

  private func resample(_ line: [SIMD2<Double>], offset: Double, spacing: Double) -> [LineAnchor] {
    let (half, total) = (length / 2, Self.length(of: line))
    var (walked, marked) = (0.0, offset - spacing)
    var anchors: [LineAnchor] = []
    for index in 0..<line.count - 1 {
      let step = (line[index + 1] - line[index]).length
      while marked + spacing < walked + step {
        marked += spacing
        let place = mix(line, index, (marked - walked) / step)
        guard place.x >= 0, place.x < extent, place.y >= 0, place.y < extent,
          marked - half >= 0, marked + half <= total
        else { continue }
        let anchor = LineAnchor(place: rounded(place), segment: index)
        if isStraight(line, anchor) { anchors.append(anchor) }
      }
      walked += step
    }
    return anchors
  }

  private func isStraight(_ line: [SIMD2<Double>], _ anchor: LineAnchor) -> Bool {
    window == 0
      || AngleCheck.passes(line, anchor, length: length, window: window, limit: maximumAngle)
  }

  private func mix(_ line: [SIMD2<Double>], _ index: Int, _ share: Double) -> SIMD2<Double> {
    line[index] * (1 - share) + line[index + 1] * share
  }

  private func rounded(_ place: SIMD2<Double>) -> SIMD2<Double> {
    // As JavaScript's Math.round.
    (place + 0.5).rounded(.down)
  }

  static func length(of line: [SIMD2<Double>]) -> Double {
    var length = 0.0
    for index in 1..<max(1, line.count) { length += (line[index] - line[index - 1]).length }
    return length
  }
}
