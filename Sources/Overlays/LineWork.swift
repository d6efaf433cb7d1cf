internal import MapScene
internal import Pixels
internal import WebMercator

/// Lines and areas as shapes, in the order in which they are added.
struct LineWork {
  private let viewport: Viewport
  private var items: [Scene.Item] = []
  /// Lines of one look that follow each other become one path, so that they are not darker where they cross.
  private var gathered: (stroke: Stroke, path: Path)?
  private(set) var warnings: [String] = []

  /// Pixels by which a line may be moved to make it simpler.
  private static let tolerancePixels = 0.1
  /// Points of casing on either side of a line.
  private static let casingWidth = 1.25

  init(viewport: Viewport) { self.viewport = viewport }

  /// All shapes, bottom first.
  mutating func finish() -> [Scene.Item] {
    flush()
    return items
  }

  mutating func add(_ line: Overlay.Line) {
    guard let stroke = checked(line.stroke, of: "a line") else { return }
    warnAboutPlaces(line.coordinates, of: "a line")
    let points = WorldPoint.line(through: line.coordinates)
    let copies = WorldCopies(viewport, margin: margin(stroke))
    gather(copies.shifts(points).map { shift in (points, shift) }, stroke: stroke)
  }

  mutating func add(_ polygon: Overlay.Polygon) {
    for ring in polygon.rings { warnAboutPlaces(ring, of: "a polygon") }
    add(
      polygon.rings.compactMap(WorldRing.init), wholeWorld: false,
      stroke: polygon.stroke.flatMap { checked($0, of: "a polygon") }, fill: polygon.fill)
  }

  mutating func add(_ circle: Overlay.Circle) {
    guard circle.center.isValid, circle.radius > 0, circle.radius.isFinite else {
      warnings.append(
        "a circle is left out: \(circle.radius) m around \(circle.center.words) is no circle; "
          + "give a latitude within ±90, a longitude within ±180 and more than 0 metres")
      return
    }
    let stroke = circle.stroke.flatMap { checked($0, of: "a circle") }
    let copies = WorldCopies(viewport, margin: stroke.map(margin) ?? 0)
    let outline = CircleRing(
      center: circle.center, radius: circle.radius, viewport: viewport, copies: copies)
    add(
      outline.ring.map { [$0] } ?? [], wholeWorld: outline.isOutsideFilled, stroke: stroke,
      fill: circle.fill)
  }

  /// Adds an area; `wholeWorld` fills what is outside of its rings.
  private mutating func add(
    _ rings: [WorldRing], wholeWorld: Bool, stroke: Stroke?, fill: Color?
  ) {
    flush()
    let copies = WorldCopies(viewport, margin: stroke.map(margin) ?? 0)
    if let fill { addFill(rings, wholeWorld: wholeWorld, color: fill, copies: copies) }
    guard let stroke else { return }
    gather(rings.flatMap { $0.outlines(in: copies) }.map { ($0, 0) }, stroke: stroke)
    flush()
  }

  private mutating func addFill(
    _ rings: [WorldRing], wholeWorld: Bool, color: Color, copies: WorldCopies
  ) {
    var loops = rings.flatMap { $0.loops(in: copies) }
    if wholeWorld, let first = copies.shifts(minX: 0, maxX: 1).first,
      let last = copies.shifts(minX: 0, maxX: 1).last
    {
      loops.append(
        [(first, 0), (last + 1, 0), (last + 1, 1), (first, 1)].map { WorldPoint(x: $0, y: $1) })
    }
    let viewport = viewport
    let clipper = RingClipper(box: box(margin: 8), tolerance: tolerance)
    var path = Path()
    for loop in loops {
      let ring = clipper.clip(loop.lazy.map { viewport.point(for: $0) })
      if ring.count > 2 { path.append(ring, isClosed: true) }
    }
    if !path.isEmpty { items.append(.shape(Shape(path, fill: color))) }
  }
}

// MARK: - Strokes

extension LineWork {
  private mutating func gather(_ lines: [(points: [WorldPoint], shift: Double)], stroke: Stroke) {
    var clipper = LineClipper(box: box(margin: margin(stroke)), tolerance: tolerance)
    let viewport = viewport
    for line in lines {
      clipper.add(
        line.points.lazy.map { viewport.point(for: $0.shifted(by: line.shift)) })
    }
    if let gathered, gathered.stroke != stroke { flush() }
    var path = gathered?.path ?? Path()
    // The gathered copy is let go, so that appending does not copy a long path each time.
    gathered = nil
    for piece in clipper.pieces { path.append(piece) }
    gathered = (stroke, path)
  }

  private mutating func flush() {
    guard let (stroke, path) = gathered, !path.isEmpty else {
      gathered = nil
      return
    }
    if let casing = stroke.casing, casing.alpha > 0 {
      let width = stroke.width + 2 * Self.casingWidth
      items.append(.shape(Shape(path, stroke: Shape.Line(casing, width: width))))
    }
    let line = Shape.Line(stroke.color, width: stroke.width, dash: stroke.dash)
    items.append(.shape(Shape(path, stroke: line)))
    gathered = nil
  }

  /// The stroke if it can be drawn: a width of 0 is nothing, an odd dash is none.
  private mutating func checked(_ stroke: Stroke, of what: String) -> Stroke? {
    guard stroke.width.isFinite, stroke.width >= 0 else {
      warnings.append(
        "\(what) is drawn without its line: a width of \(stroke.width) points is none; give 0 or more"
      )
      return nil
    }
    guard stroke.width > 0 else { return nil }
    var stroke = stroke
    stroke.width = min(stroke.width, 1_000)
    if !stroke.dash.allSatisfy({ $0 >= 0.1 && $0 < 1e6 }) {
      warnings.append(
        "\(what) is drawn unbroken: its dashes \(stroke.dash) are not lengths of 0.1 points or more"
      )
      stroke.dash = []
    }
    return stroke
  }

  private mutating func warnAboutPlaces(_ coordinates: [GeoCoordinate], of what: String) {
    let count = coordinates.count { !$0.isValid }
    guard count > 0, let first = coordinates.first(where: { !$0.isValid }) else { return }
    warnings.append(
      "\(what) is drawn without \(count) of its \(coordinates.count) places: \(first.words) is none; "
        + "give latitudes within ±90 and longitudes within ±180")
  }

  private func margin(_ stroke: Stroke) -> Double { stroke.width / 2 + 8 }

  private func box(margin: Double) -> Rectangle {
    Rectangle(
      x: 0, y: 0, width: Double(viewport.size.width), height: Double(viewport.size.height)
    ).inflated(by: margin)
  }

  private var tolerance: Double { Self.tolerancePixels / viewport.scale }
}

extension GeoCoordinate {
  /// Latitude and longitude as a person writes them.
  var words: String { "\(latitude),\(longitude)" }
}
