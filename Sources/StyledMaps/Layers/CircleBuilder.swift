internal import MapScene
internal import MapStyle
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// The circles of a `circle` layer in one tile.
final class CircleBuilder {
  private let layer: CircleLayer
  private let projection: TileProjection
  /// The part of the tile whose points are drawn; those of the buffer are the next tile's.
  private let shown: TileBox
  private let offset: Point
  private let radius: FeatureValue<Double>
  private let color: FeatureValue<Color>
  private let opacity: FeatureValue<Double>
  private let blur: FeatureValue<Double>
  private let strokeWidth: FeatureValue<Double>
  private let strokeColor: FeatureValue<Color>
  private let strokeOpacity: FeatureValue<Double>
  private var batch = CircleBatch()
  private var sortKeys: [Double] = []

  init(_ layer: CircleLayer, frame: MapFrame, projection: TileProjection, shown: TileBox) {
    self.layer = layer
    self.projection = projection
    self.shown = shown
    let context = frame.context()
    offset = frame.translation(
      layer.translate.value(in: context), anchor: layer.translateAnchor.value(in: context))
    radius = FeatureValue(layer.radius, in: context)
    color = FeatureValue(layer.color, in: context)
    opacity = FeatureValue(layer.opacity, in: context)
    blur = FeatureValue(layer.blur, in: context)
    strokeWidth = FeatureValue(layer.strokeWidth, in: context)
    strokeColor = FeatureValue(layer.strokeColor, in: context)
    strokeOpacity = FeatureValue(layer.strokeOpacity, in: context)
  }

  /// Adds a circle at each point; `paint` is at the picture's zoom, `layout` at the tile's.
  func add(
    _ geometry: TileGeometry, of feature: VectorFeature, paint: borrowing EvaluationContext,
    layout: borrowing EvaluationContext
  ) {
    var circle = CircleBatch.Circle(
      center: Point(x: 0, y: 0), radius: radius.value(in: paint),
      color: color.value(in: paint).multipliedAlpha(opacity.value(in: paint)))
    circle.blur = blur.value(in: paint)
    circle.strokeWidth = strokeWidth.value(in: paint)
    circle.strokeColor = strokeColor.value(in: paint)
      .multipliedAlpha(strokeOpacity.value(in: paint))
    let key = layer.sortKey.value(in: layout)
    for part in 0..<geometry.partCount {
      let range = geometry.range(of: part)
      for index in range { add(circle, at: geometry.points[index], key: key) }
      if feature.type == .polygon { add(circle, at: geometry.points[range.lowerBound], key: key) }
    }
  }

  private func add(
    _ circle: CircleBatch.Circle, at place: SIMD2<Int32>, key: Double?
  ) {
    guard shown.minX <= place.x, place.x < shown.maxX, shown.minY <= place.y, place.y < shown.maxY
    else { return }
    var circle = circle
    let point = projection.point(Double(place.x), Double(place.y))
    circle.center = Point(x: point.x + offset.x, y: point.y + offset.y)
    batch.circles.append(circle)
    if let key { sortKeys.append(key) }
  }

  /// The batch; `nil` where nothing was added.
  func finish() -> MapLayer.Batch? {
    guard !batch.circles.isEmpty else { return nil }
    batch.circles = sorted(batch.circles, by: sortKeys)
    return .circles(batch)
  }
}
