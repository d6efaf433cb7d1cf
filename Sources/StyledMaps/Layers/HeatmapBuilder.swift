internal import MapScene
internal import MapStyle
internal import VectorTiles
internal import WebMercator

/// The points of a `heatmap` layer in one tile.
final class HeatmapBuilder {
  private let projection: TileProjection
  private let shown: TileBox
  private let radius: FeatureValue<Double>
  private let weight: FeatureValue<Double>
  private let intensity: Double
  private var batch: HeatmapBatch

  init(_ layer: HeatmapLayer, frame: MapFrame, projection: TileProjection, shown: TileBox) {
    self.projection = projection
    self.shown = shown
    let context = frame.context()
    radius = FeatureValue(layer.radius, in: context)
    weight = FeatureValue(layer.weight, in: context)
    intensity = layer.intensity.value(in: context)
    batch = HeatmapBatch(ramp: layer.color.ramp(in: context))
    batch.opacity = layer.opacity.value(in: context)
  }

  /// Adds each point, as circles do: a ring's first point counts again as its last; `paint` is at the picture's zoom.
  func add(
    _ geometry: TileGeometry, of type: GeometryType, paint: borrowing EvaluationContext
  ) {
    let (radius, weight) = (radius.value(in: paint), weight.value(in: paint) * intensity)
    guard radius > 0, weight > 0 else { return }
    for part in 0..<geometry.partCount {
      let range = geometry.range(of: part)
      for index in range { add(geometry.points[index], radius, weight) }
      if type == .polygon { add(geometry.points[range.lowerBound], radius, weight) }
    }
  }

  private func add(_ place: SIMD2<Int32>, _ radius: Double, _ weight: Double) {
    guard shown.minX <= place.x, place.x < shown.maxX, shown.minY <= place.y, place.y < shown.maxY
    else { return }
    batch.spots.append(
      HeatmapBatch.Spot(
        center: projection.point(Double(place.x), Double(place.y)), radius: radius,
        weight: weight))
  }

  /// The batch, also without points.
  func finish() -> HeatmapBatch { batch }
}
