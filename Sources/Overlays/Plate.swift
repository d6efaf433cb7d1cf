internal import MapScene
internal import Pixels
internal import WebMercator

/// Words on a translucent plate, so that they can be read on any map.
struct Plate {
  /// The plate's box.
  let box: Rectangle
  /// The plate and the words.
  let items: [Scene.Item]

  /// Words on a plate that is `paddingX`, `paddingY` larger on each side, its top left corner at `origin`.
  init(
    _ block: TextBlock, extent: TextExtent, at origin: Point, padding: Point, radius: Double,
    palette: Palette
  ) {
    box = Rectangle(
      x: origin.x, y: origin.y, width: extent.width + 2 * padding.x,
      height: extent.height + 2 * padding.y)
    items = [
      .shape(Shape(.roundedRectangle(box, radius: radius), fill: palette.plate)),
      .text(
        Text(
          block, at: Point(x: origin.x + padding.x, y: origin.y + padding.y), color: palette.ink)),
    ]
  }
}
