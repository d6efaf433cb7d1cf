internal import MapScene
internal import MapStyle
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// The areas of a `fill` layer in one tile.
final class FillBuilder {
  private let layer: FillLayer
  private let frame: MapFrame
  private let projection: TileProjection
  private let offset: Point
  private let color: FeatureValue<Color>
  private let opacity: FeatureValue<Double>
  private let outlineColor: FeatureValue<Color?>
  private let pattern: FeatureValue<ResolvedImage?>
  private var batch = AreaBatch()
  private var sortKeys: [Double] = []

  init(_ layer: FillLayer, frame: MapFrame, projection: TileProjection, clip: TileClip) {
    self.layer = layer
    self.frame = frame
    self.projection = projection
    let context = frame.context()
    offset = frame.translation(
      layer.translate.value(in: context), anchor: layer.translateAnchor.value(in: context))
    color = FeatureValue(layer.color, in: context)
    opacity = FeatureValue(layer.opacity, in: context)
    outlineColor = FeatureValue(layer.outlineColor, in: context)
    pattern = FeatureValue(layer.pattern, in: context)
    batch.clip = clip
    batch.isAntialiased = layer.antialias.value(in: context)
  }

  /// How far the areas reach beyond their points, in points of the picture.
  var reach: Double { abs(offset.x) + abs(offset.y) + 2 }

  /// Adds an area; `paint` is at the picture's zoom, `layout` at the tile's.
  func add(
    _ geometry: TileGeometry, paint: borrowing EvaluationContext,
    layout: borrowing EvaluationContext
  ) {
    guard let fill = fill(paint) else { return }
    let first = batch.rings.count
    for part in 0..<geometry.partCount {
      projection.append(geometry, part: part, offset: offset, least: 3, to: &batch.rings)
    }
    guard batch.rings.count > first else { return }
    batch.areas.append(
      AreaBatch.Area(
        rings: first..<batch.rings.count, fill: fill, outline: outline(paint)))
    if let key = layer.sortKey.value(in: layout) { sortKeys.append(key) }
  }

  private func fill(_ context: borrowing EvaluationContext) -> AreaFill? {
    let opacity = opacity.value(in: context)
    if layer.pattern.isSet {
      // An area without its pattern is left out (MapLibre).
      guard let name = pattern.value(in: context)?.name, let index = frame.index(ofImage: name)
      else { return nil }
      return .pattern(
        AreaFill.Pattern(
          image: index, toImage: frame.patternTransform(frame.images.images[index]),
          opacity: opacity))
    }
    return .color(color.value(in: context).multipliedAlpha(opacity))
  }

  private func outline(_ context: borrowing EvaluationContext) -> Color? {
    guard batch.isAntialiased, let color = outlineColor.value(in: context) else { return nil }
    return color.multipliedAlpha(opacity.value(in: context))
  }

  /// The batch; `nil` where nothing was added.
  func finish() -> MapLayer.Batch? {
    guard !batch.areas.isEmpty else { return nil }
    batch.areas = sorted(batch.areas, by: sortKeys)
    return .areas(batch)
  }
}
