internal import MapScene
internal import WebMercator

/// What stands at the edges of the picture, each out of the way of the others.
struct FurnitureLayout {
  private(set) var items: [Scene.Item] = []
  /// The boxes that other words keep away from.
  private(set) var boxes: [Rectangle] = []
  private(set) var warnings: [String] = []

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
    let plates = [title?.plate, attribution?.plate].compactMap(\.self)
    warnings = (title?.warnings ?? []) + (attribution?.warnings ?? [])
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
      if boxes.contains(where: { $0.intersects(bar.box) }) { continue }
      items += bar.items
      boxes.append(bar.box)
      return
    }
    warnings.append(
      "the scale bar is not drawn: \(Int(picture.width)) × \(Int(picture.height)) points have no "
        + "room for it; make the picture larger")
  }
}
