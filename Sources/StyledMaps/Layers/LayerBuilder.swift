internal import MapScene
internal import MapStyle
internal import VectorTiles

/// The builder of one layer of the style over one tile.
struct LayerBuilder {
  private let filter: StyleFilter?
  private var kind: Kind

  private enum Kind {
    case fill(FillBuilder)
    case line(LineBuilder)
    case circle(CircleBuilder)
    case heatmap(HeatmapBuilder)
    case none
  }

  init(
    _ task: LayerTask, frame: MapFrame, projection: TileProjection, clip: TileClip, shown: TileBox
  ) {
    filter = task.layer.filter
    switch task.layer.kind {
    case .fill(let layer):
      kind = .fill(FillBuilder(layer, frame: frame, projection: projection, clip: clip))
    case .line(let layer):
      kind = .line(LineBuilder(layer, frame: frame, projection: projection, clip: clip))
    case .circle(let layer):
      kind = .circle(CircleBuilder(layer, frame: frame, projection: projection, shown: shown))
    case .heatmap(let layer):
      kind = .heatmap(HeatmapBuilder(layer, frame: frame, projection: projection, shown: shown))
    case .background, .raster, .symbol, .hillshade, .colorRelief, .fillExtrusion: kind = .none
    }
  }

  /// Whether the layer draws a feature; the context is at the tile's zoom.
  func takes(_ feature: VectorFeature, _ layout: borrowing EvaluationContext) -> Bool {
    let isOfType =
      switch kind {
      case .fill: feature.type == .polygon
      case .line: feature.type != .point
      case .heatmap: feature.type == .point
      case .circle: true
      case .none: false
      }
    return isOfType && (filter?.matches(layout) ?? true)
  }

  /// How far what is drawn may reach beyond the geometry, in points of the picture.
  func reach(_ paint: borrowing EvaluationContext) -> Double {
    switch kind {
    case .fill(let builder): builder.reach
    case .line(let builder): builder.reach ?? 256
    case .circle, .heatmap: 1e9
    case .none: 0
    }
  }

  /// Adds a feature's geometry; `paint` is at the picture's zoom, `layout` at the tile's.
  mutating func add(
    _ geometry: TileGeometry, of feature: VectorFeature, paint: borrowing EvaluationContext,
    layout: borrowing EvaluationContext
  ) {
    switch kind {
    case .fill(var builder):
      kind = .none
      builder.add(geometry, paint: paint, layout: layout)
      kind = .fill(builder)
    case .line(var builder):
      kind = .none
      builder.add(geometry, of: feature, paint: paint, layout: layout)
      kind = .line(builder)
    case .circle(var builder):
      kind = .none
      builder.add(geometry, of: feature, paint: paint, layout: layout)
      kind = .circle(builder)
    case .heatmap(var builder):
      kind = .none
      builder.add(geometry, paint: paint)
      kind = .heatmap(builder)
    case .none: break
    }
  }

  /// The batch; `nil` where nothing was added.
  consuming func finish() -> MapLayer.Batch? {
    switch kind {
    case .fill(let builder): builder.finish()
    case .line(let builder): builder.finish()
    case .circle(let builder): builder.finish()
    case .heatmap(let builder): .heatmap(builder.finish())
    case .none: nil
    }
  }
}
