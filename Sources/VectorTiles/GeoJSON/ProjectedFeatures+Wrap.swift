extension ProjectedFeatures {
  /// What lies in the copies of the world to the west and east is brought into the middle one, with a margin.
  ///
  /// The margin is the width of the tiles' buffer, 1 for the world's width.
  func wrapped(margin: Double, splitsLines: Bool) -> ProjectedFeatures {
    func copy(_ low: Double, _ high: Double) -> ProjectedFeatures? {
      clipped(to: Stripe(low: low, high: high, axis: 0), splitsLines: splitsLines)
    }
    let west = copy(-1 - margin, margin)
    let east = copy(1 - margin, 2 + margin)
    if west == nil, east == nil { return self }
    var merged = ProjectedFeatures()
    if let west { merged.append(west, eastward: 1) }
    if let middle = copy(-margin, 1 + margin) { merged.append(middle, eastward: 0) }
    if let east { merged.append(east, eastward: -1) }
    return merged
  }
}
