/// Features in the projected world (x eastward and y southward, 0…1), as flat lists.
struct ProjectedFeatures: Sendable {
  /// A point set, a line, or a ring with its first point again at the end.
  struct Part {
    /// The index after its last point.
    var end: Int
    /// The length of the whole line, or the area of the whole ring, before any clipping.
    var size: Double
    /// Where on the whole line it begins and ends.
    var progress: ClosedRange<Double>
    /// Parts with one number in a row are one polygon, of which the first is the outer ring.
    var polygon = 0
  }

  struct Feature {
    /// The index in the source.
    var source: Int
    var type: GeometryType
    /// The index after its last part.
    var partsEnd: Int
    var bounds: ProjectedBounds
  }

  var points: [SIMD2<Double>] = []
  /// For each point how far it lies, squared, from the line without it; 1 for ends, which always stay.
  var importances: [Double] = []
  var parts: [Part] = []
  var features: [Feature] = []
  /// What all features lie in.
  var bounds = ProjectedBounds()

  func points(of part: Int) -> Range<Int> {
    (part == 0 ? 0 : parts[part - 1].end)..<parts[part].end
  }

  /// Where the parts and points begin that belong to no feature yet.
  private var openPart: Int { features.last?.partsEnd ?? 0 }

  mutating func append(_ point: SIMD2<Double>, importance: Double) {
    points.append(point)
    importances.append(importance)
  }

  /// Makes a part of the points since the last one, where there are any.
  mutating func endPart(like part: Part) {
    guard points.count > (parts.last?.end ?? 0) else { return }
    var part = part
    part.end = points.count
    parts.append(part)
  }

  /// Makes a feature of the parts since the last one, where there are any.
  mutating func endFeature(source: Int, type: GeometryType) {
    let start = openPart == 0 ? 0 : parts[openPart - 1].end
    guard parts.count > openPart else { return }
    var own = ProjectedBounds()
    for point in points[start...] { own.include(point) }
    features.append(Feature(source: source, type: type, partsEnd: parts.count, bounds: own))
    bounds.include(own.minimum)
    bounds.include(own.maximum)
  }

  /// Makes a feature of each part since the last one.
  mutating func endFeatureOfEachPart(source: Int, type: GeometryType) {
    for part in openPart..<parts.count {
      var own = ProjectedBounds()
      for point in points[points(of: part)] { own.include(point) }
      features.append(Feature(source: source, type: type, partsEnd: part + 1, bounds: own))
      bounds.include(own.minimum)
      bounds.include(own.maximum)
    }
  }

  /// Forgets points and parts since the last feature.
  mutating func dropOpenFeature() {
    parts.removeSubrange(openPart...)
    let end = parts.last?.end ?? 0
    points.removeSubrange(end...)
    importances.removeSubrange(end...)
  }

  /// Adds a feature of others, moved to the east.
  mutating func append(
    _ feature: Feature, parts range: Range<Int>, of other: ProjectedFeatures, eastward: Double = 0
  ) {
    guard let first = range.first, let last = range.last else { return }
    let source = other.points(of: first).lowerBound..<other.parts[last].end
    let offset = points.count - source.lowerBound
    let shift = SIMD2(eastward, 0)
    if eastward == 0 {
      points += other.points[source]
    } else {
      for point in other.points[source] { points.append(point + shift) }
    }
    importances += other.importances[source]
    for part in other.parts[range] {
      var part = part
      part.end += offset
      parts.append(part)
    }
    var feature = feature
    feature.partsEnd = parts.count
    feature.bounds.minimum += shift
    feature.bounds.maximum += shift
    features.append(feature)
    bounds.include(feature.bounds.minimum)
    bounds.include(feature.bounds.maximum)
  }

  /// Adds all features of others, moved to the east.
  mutating func append(_ other: ProjectedFeatures, eastward: Double) {
    var start = 0
    for feature in other.features {
      append(feature, parts: start..<feature.partsEnd, of: other, eastward: eastward)
      start = feature.partsEnd
    }
  }
}

/// A box in the projected world; empty at first.
struct ProjectedBounds: Sendable {
  var minimum = SIMD2(repeating: Double.infinity)
  var maximum = SIMD2(repeating: -Double.infinity)

  @inline(__always)
  mutating func include(_ point: SIMD2<Double>) {
    minimum = pointwiseMin(minimum, point)
    maximum = pointwiseMax(maximum, point)
  }
}
