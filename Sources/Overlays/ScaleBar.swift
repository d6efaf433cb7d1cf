internal import MapScene
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// A line at the bottom left that is so many metres long on the ground where it lies.
struct ScaleBar {
  /// The bar and its words.
  let items: [Scene.Item]
  /// The box of both.
  let box: Rectangle
  /// Metres and points that the bar is long.
  let meters: Double
  let length: Double

  /// Points of the bar at most, and the share of the picture's width.
  private static let longest = 120.0
  private static let share = 0.35
  private static let margin = 10.0
  private static let tick = 5.0

  /// A bar whose lowest point is `bottom`; `nil` where there is no room or no scale.
  init?(
    picture: Rectangle, bottom: Double, viewport: Viewport, palette: Palette,
    measuring: some TextMeasuring
  ) {
    let margin = min(Self.margin, picture.width * 0.05, picture.height * 0.05)
    let longest = min(Self.longest, picture.width * Self.share)
    let baseline = bottom - margin - 1
    let metersPerPoint = Self.metersPerPoint(
      at: Point(x: margin + longest / 2, y: baseline), viewport: viewport)
    guard longest >= 20, metersPerPoint > 1e-9, metersPerPoint.isFinite else { return nil }
    meters = Self.roundLength(upTo: longest * metersPerPoint)
    length = meters / metersPerPoint
    let block = TextBlock(Self.words(meters), size: 11)
    let extent = measuring.extent(of: block)
    let width = max(length, extent.width)
    let (left, start) = (margin + 1, margin + 1 + (width - length) / 2)
    box = Rectangle(
      minX: left - 2, minY: baseline - Self.tick - extent.height, maxX: left + width + 2,
      maxY: baseline + 2)
    guard box.minY >= picture.minY, box.maxX <= picture.middle.x else { return nil }
    let line = Path(
      through: [(0, -Self.tick), (0, 0), (length, 0), (length, -Self.tick)].map {
        Point(x: start + $0, y: baseline + $1)
      })
    // Words that fit between the ticks come down to the bar.
    let drop = extent.width + 8 <= length ? 3.0 : 0
    items = [
      .shape(Shape(line, stroke: Shape.Line(palette.halo, width: 4.5))),
      .shape(Shape(line, stroke: Shape.Line(palette.ink, width: 1.5))),
      .text(
        Text(
          block,
          at: Point(
            x: start + (length - extent.width) / 2, y: baseline - Self.tick - extent.height + drop),
          color: palette.ink, halo: Text.Halo(palette.halo, width: 1.75))),
    ]
  }

  /// Metres on the ground that a point covers from left to right, at a point of the picture.
  static func metersPerPoint(at point: Point, viewport: Viewport) -> Double {
    // Above and below a map of the whole world there is no ground: the middle's scale is one that can be seen.
    let isOnMap = (0...1).contains(viewport.worldPoint(at: point).y)
    let point = isOnMap ? point : viewport.middle
    // A hundredth of a degree on maps of the world, one point on larger scales.
    let step = min(1, viewport.worldSize / 36_000)
    let start = viewport.coordinate(at: Point(x: point.x - step / 2, y: point.y))
    let end = viewport.coordinate(at: Point(x: point.x + step / 2, y: point.y))
    return Ellipsoid.wgs84.distance(from: start, to: end) / step
  }

  /// The greatest 1, 2 or 5 times a power of ten that is not greater than `limit`.
  static func roundLength(upTo limit: Double) -> Double {
    let power = pow(10, log10(limit).rounded(.down))
    let first = [10.0, 5, 2, 1].first { $0 * power <= limit * (1 + 1e-9) } ?? 1
    return first * power
  }

  /// `20 cm`, `500 m`, `2 km`.
  static func words(_ meters: Double) -> String {
    func number(_ value: Double) -> String {
      let rounded = value.rounded()
      guard abs(value - rounded) < 1e-6 * value, let whole = Int(exactly: rounded) else {
        return "\(value)"
      }
      return whole >= 1_000
        ? "\(whole / 1_000),\(String(1_000 + whole % 1_000).dropFirst())" : "\(whole)"
    }
    if meters >= 1_000 { return number(meters / 1_000) + " km" }
    if meters >= 1 { return number(meters) + " m" }
    if meters >= 0.01 { return number(meters * 100) + " cm" }
    return number(meters * 1_000) + " mm"
  }
}
