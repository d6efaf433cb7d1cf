internal import MapScene
internal import WebMercator

/// Finds room for words beside their pins.
struct LabelPlacement {
  private let picture: Rectangle
  private var pins = RectangleIndex()
  private var words = RectangleIndex()

  /// Points between a pin and its words.
  private static let gap = 3.0
  /// Points between words and the picture's edge.
  private static let margin = 3.0
  /// Words that share more of their box with others than this are dropped.
  private static let overlapLimit = 0.6

  init(picture: Rectangle) { self.picture = picture }

  /// Keeps words away from what is drawn over the map.
  mutating func avoid(_ box: Rectangle) { words.insert(box) }

  /// Keeps words away from a pin, if there is room elsewhere.
  mutating func avoidPin(_ body: Rectangle) { pins.insert(body) }

  /// The top left corner for words beside a pin; `nil` where they would lie on other words.
  ///
  /// Right of the pin, left, below, above: the first place that costs least, counting what runs out of the picture and what
  /// covers words or pins.
  mutating func place(_ extent: TextExtent, beside body: Rectangle, line: Double) -> Point? {
    guard extent.width > 0, extent.height > 0 else { return nil }
    var best: (box: Rectangle, cost: Double)?
    for box in candidates(extent, beside: body, line: line) {
      let cost = cost(of: box, own: body)
      if cost < best?.cost ?? .infinity { best = (box, cost) }
      if cost == 0 { break }
    }
    guard let box = best?.box, words.largestOverlap(box) <= Self.overlapLimit * box.area else {
      return nil
    }
    words.insert(box)
    return Point(x: box.minX, y: box.minY)
  }

  private func candidates(
    _ extent: TextExtent, beside body: Rectangle, line: Double
  ) -> [Rectangle] {
    let (width, height) = (extent.width, extent.height)
    let top = line - height / 2
    let left = slid(body.middle.x - width / 2, length: width)
    // The font's own room above and below the letters is gap enough.
    return [
      Rectangle(x: body.maxX + Self.gap, y: top, width: width, height: height),
      Rectangle(x: body.minX - Self.gap - width, y: top, width: width, height: height),
      Rectangle(x: left, y: body.maxY, width: width, height: height),
      Rectangle(x: left, y: body.minY - height, width: width, height: height),
    ]
  }

  /// Moves words above or below a pin sideways into the picture, as long as they still touch the pin's middle.
  private func slid(_ left: Double, length: Double) -> Double {
    let wanted = max(picture.minX + Self.margin, min(picture.maxX - Self.margin - length, left))
    return max(left - length / 2, min(left + length / 2, wanted))
  }

  private func cost(of box: Rectangle, own body: Rectangle) -> Double {
    let inside = box.intersection(picture.inflated(by: -Self.margin)).area
    return 4 * max(0, box.area - inside) + 3 * words.sharedArea(box)
      + pins.sharedArea(box.inflated(by: -1))
  }
}
