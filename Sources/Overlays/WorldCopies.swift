internal import MapScene
internal import WebMercator

/// The copies of the world that a picture shows.
struct WorldCopies {
  /// The picture's box in the world, with a margin.
  let view: WorldRectangle

  /// Copies on either side of the middle that are drawn at most; at the least zooms there would be thousands.
  private static let limit = 64.0

  /// The copies that a picture shows with `margin` points around it.
  init(_ viewport: Viewport, margin: Double) {
    let rectangle = viewport.worldRectangle
    let reach = max(0, min(1e6, margin)) / viewport.worldSize
    view = WorldRectangle(
      minX: rectangle.minX - reach, minY: rectangle.minY - reach, maxX: rectangle.maxX + reach,
      maxY: rectangle.maxY + reach)
  }

  /// The whole numbers that bring something from `minX` to `maxX` into the picture when added to x.
  func shifts(minX: Double, maxX: Double) -> [Double] {
    let middle = ((view.minX + view.maxX - minX - maxX) / 2).rounded()
    let first = max((view.minX - maxX).rounded(.up), middle - Self.limit)
    let last = min((view.maxX - minX).rounded(.down), middle + Self.limit)
    guard first <= last else { return [] }
    return Array(stride(from: first, through: last, by: 1))
  }

  /// Whether any copy of a box of the world reaches the picture.
  func shows(_ box: WorldRectangle) -> Bool {
    box.minY <= view.maxY && box.maxY >= view.minY
      && (view.minX - box.maxX).rounded(.up) <= (view.maxX - box.minX).rounded(.down)
  }
}
