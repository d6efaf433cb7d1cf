internal import MapScene
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// Meridians and parallels at round degrees, minutes or seconds.
struct Graticule<Measuring: TextMeasuring> {
  private let viewport: Viewport
  private let palette: Palette
  private let measuring: Measuring
  private let picture: Rectangle
  private var meridians: [GridLine] = []
  private var parallels: [GridLine] = []

  private struct GridLine {
    let words: String
    let points: [Point]
  }

  init(viewport: Viewport, palette: Palette, measuring: Measuring) {
    self.viewport = viewport
    self.palette = palette
    self.measuring = measuring
    picture = Rectangle(
      x: 0, y: 0, width: Double(viewport.size.width), height: Double(viewport.size.height))
    addMeridians()
    addParallels()
  }

  /// Points between neighbours at least.
  private var spacing: Double {
    max(24, min(80, picture.width / 3, picture.height / 3, viewport.worldSize / 8))
  }

  private mutating func addMeridians() {
    let view = viewport.worldRectangle
    let (top, bottom) = (max(0, view.minY), min(1, view.maxY))
    guard let step = GraticuleStep(atLeast: spacing * 360 / viewport.worldSize), top < bottom
    else { return }
    for index in step.indices(from: (view.minX - 0.5) * 360, to: (view.maxX - 0.5) * 360) {
      let degrees = step.degrees(index)
      let x = degrees / 360 + 0.5
      let line = clipped(WorldPoint(x: x, y: top), WorldPoint(x: x, y: bottom))
      guard let line else { continue }
      let longitude = degrees.remainder(dividingBy: 360)
      meridians.append(
        GridLine(words: step.words(longitude, positive: "E", negative: "W"), points: line))
    }
  }

  private mutating func addParallels() {
    let view = viewport.worldRectangle
    let stretch = max(0.05, cos(viewport.center.latitude * .pi / 180))
    // The equator is there however small the world is.
    let step =
      GraticuleStep(atLeast: spacing * 360 / viewport.worldSize * stretch) ?? .whole
    let bounds = viewport.bounds
    for index in step.indices(from: bounds.south, to: bounds.north) {
      let latitude = step.degrees(index)
      guard abs(latitude) < WorldPoint.latitudeLimit else { continue }
      let y = WorldPoint(GeoCoordinate(latitude: latitude, longitude: 0)).y
      let line = clipped(WorldPoint(x: view.minX, y: y), WorldPoint(x: view.maxX, y: y))
      guard let line else { continue }
      parallels.append(
        GridLine(words: step.words(latitude, positive: "N", negative: "S"), points: line))
    }
  }

  private func clipped(_ start: WorldPoint, _ end: WorldPoint) -> [Point]? {
    var clipper = LineClipper(box: picture, tolerance: 0)
    clipper.add([viewport.point(for: start), viewport.point(for: end)])
    return clipper.pieces.first
  }

  /// All lines as one shape.
  var lines: [Scene.Item] {
    var path = Path()
    for line in meridians + parallels { path.append(line.points) }
    guard !path.isEmpty else { return [] }
    return [.shape(Shape(path, stroke: Shape.Line(palette.grid, width: 0.75)))]
  }

  /// The degrees: of meridians where they leave the picture at the top, of parallels on the left.
  func labels(around obstacles: [Rectangle]) -> [Scene.Item] {
    var taken = obstacles
    var items: [Scene.Item] = []
    for line in meridians {
      guard let end = line.points.min(by: { $0.y < $1.y }) else { continue }
      add(line.words, to: &items, taken: &taken) { extent in Point(x: end.x + 3, y: end.y + 1) }
    }
    for line in parallels {
      guard let end = line.points.min(by: { $0.x < $1.x }) else { continue }
      add(line.words, to: &items, taken: &taken) { extent in
        Point(x: end.x + 4, y: end.y - extent.height)
      }
    }
    return items
  }

  private func add(
    _ words: String, to items: inout [Scene.Item], taken: inout [Rectangle],
    corner: (TextExtent) -> Point
  ) {
    let block = TextBlock(words, size: 10)
    let extent = measuring.extent(of: block)
    let origin = corner(extent)
    let box = Rectangle(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
    guard extent.width > 0, box.minX >= 0, box.minY >= 0, box.maxX <= picture.maxX,
      box.maxY <= picture.maxY, !taken.contains(where: { $0.intersects(box) })
    else { return }
    taken.append(box)
    items.append(
      .text(
        Text(
          block, at: origin, color: palette.ink, halo: Text.Halo(palette.halo, width: 1.5))))
  }
}
