internal import MapScene
internal import MapStyle
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// What all layers of one picture share.
struct MapFrame: Sendable {
  let viewport: Viewport
  let style: Style
  /// The sprites' images by name.
  let images: ImageTable
  /// Those that are asked for and not there.
  let missingImages: MissingImages
  /// Knows how texts run from right to left.
  let ordering: (any TextOrdering)?
  /// A context at the picture's zoom, from which others are copied.
  private let base: EvaluationContext

  init(
    viewport: Viewport, style: Style, images: ImageTable, ordering: (any TextOrdering)?,
    missingImages: MissingImages = MissingImages()
  ) {
    self.viewport = viewport
    self.style = style
    self.images = images
    self.missingImages = missingImages
    self.ordering = ordering
    var base = EvaluationContext(zoom: viewport.zoom)
    base.globalState = style.globalState
    base.availableImages = images.names
    self.base = base
  }

  /// How much larger a point of the world is than at the whole zoom below: patterns and dashes grow so.
  var zoomFraction: Double { exp2(viewport.zoom - viewport.zoom.rounded(.down)) }

  /// A context at the picture's zoom, without a feature.
  func context(zoom: Double? = nil) -> EvaluationContext {
    var context = base
    if let zoom { context.zoom = zoom }
    return context
  }

  /// The index of an image; `nil` where there is none of that name, which is noted.
  func index(ofImage name: String) -> Int? {
    if let index = images.index(of: name) { return index }
    if !name.isEmpty { missingImages.add(name) }
    return nil
  }

  /// A style's translation in points of the picture; one that is anchored to the map turns with it.
  func translation(_ offset: SIMD2<Double>, anchor: MapAlignment) -> Point {
    guard anchor == .map, viewport.bearing != 0 else { return Point(x: offset.x, y: offset.y) }
    let angle = viewport.bearing * .pi / 180
    return Point(
      x: offset.x * cos(angle) + offset.y * sin(angle),
      y: offset.y * cos(angle) - offset.x * sin(angle))
  }

  /// From points of the picture to pixels of a pattern's image.
  ///
  /// A pattern lies on the world as it is at the whole zoom below, and grows with the world until the next.
  func patternTransform(_ image: SceneImage) -> AffineTransform {
    let ratio = image.pixelRatio
    let scale = ratio / zoomFraction
    let worldSize = 512 * exp2(viewport.zoom.rounded(.down))
    let corner = viewport.worldPoint(at: Point(x: 0, y: 0))
    func start(_ world: Double, _ side: Int) -> Double {
      (world * worldSize * ratio).truncatingRemainder(dividingBy: Double(max(1, side)))
    }
    let angle = viewport.bearing * .pi / 180
    return AffineTransform(
      a: scale * cos(angle), b: scale * sin(angle), c: -scale * sin(angle), d: scale * cos(angle),
      origin: Point(x: start(corner.x, image.width), y: start(corner.y, image.height)))
  }
}

extension SceneImage {
  /// Pixels a point.
  var pixelRatio: Double {
    switch self {
    case .pixels(_, let ratio), .distances(_, _, _, let ratio): ratio > 0 ? ratio : 1
    }
  }
}
