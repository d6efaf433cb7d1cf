internal import MapScene
internal import WebMercator

/// What stands at the edges of the picture, each out of the way of the others.
struct FurnitureLayout {
  private(set) var items: [Scene.Item] = []
  /// The boxes that other words keep away from.
  private(set) var boxes: [Rectangle] = []
  private(set) var warnings: [String] = []

  /// Points between title and attribution at least: a pin is so high, and the attribution must stay.
  private static let leastMap = 36.0
  /// Points between the scale bar and the plates.
  private static let gap = 1.5

  init(
    _ furniture: Furniture, picture: Rectangle, viewport: Viewport, palette: Palette,
    measuring: some TextMeasuring
  ) {
    let attribution = furniture.attribution.map {
      AttributionPlate($0, picture: picture, palette: palette, measuring: measuring)
    }
    let title = furniture.title.map {
      TitlePlate($0, picture: picture, palette: palette, measuring: measuring)
    }
    var plates = [title?.plate, attribution?.plate].compactMap(\.self)
    warnings = (title?.warnings ?? []) + (attribution?.warnings ?? [])
    if plates.count == 2, plates[1].box.minY - plates[0].box.maxY < Self.leastMap {
      plates.removeFirst()
      warnings.append(
        "the title is not drawn: \(Int(picture.width)) × \(Int(picture.height)) points have no "
          + "room for it above the attribution; make the picture larger")
    }
    boxes = plates.map(\.box)
    if furniture.scaleBar {
      addScaleBar(picture: picture, viewport: viewport, palette: palette, measuring: measuring)
    }
    items += plates.flatMap(\.items)
  }

  /// The scale bar at the very bottom, or above the attribution where that reaches so far to the left.
  private mutating func addScaleBar(
    picture: Rectangle, viewport: Viewport, palette: Palette, measuring: some TextMeasuring
  ) {
    let bottoms = [picture.maxY] + boxes.map(\.minY)
    for bottom in bottoms.sorted(by: >) {
      guard
        let bar = ScaleBar(
          picture: picture, bottom: bottom, viewport: viewport, palette: palette,
          measuring: measuring)
      else { break }
      if boxes.contains(where: { $0.inflated(by: Self.gap).intersects(bar.box) }) { continue }
      items += bar.items
      boxes.append(bar.box)
      return
    }
    warnings.append(
      "the scale bar is not drawn: \(Int(picture.width)) × \(Int(picture.height)) points have no "
        + "room for it; make the picture larger")
  }
}
