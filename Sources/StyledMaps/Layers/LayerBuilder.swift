internal import MapLabels
internal import MapScene
internal import MapStyle
internal import VectorTiles

/// The builder of one layer of the style over one tile.
final class LayerBuilder {
  /// The layer's place in the style.
  let index: Int
  /// Which features are drawn; `nil` for all.
  let filter: StyleFilter?
  private let kind: Kind

  private enum Kind {
    case fill(FillBuilder)
    case line(LineBuilder)
    case circle(CircleBuilder)
    case heatmap(HeatmapBuilder)
    case symbol(SymbolBox, isAlongLine: Bool)
    case none
  }

  /// What came of a layer: a batch that is ready, or symbols that wait for glyphs and for those of other tiles.
  enum Product: Sendable {
    case batch(MapLayer.Batch)
    case symbols(SymbolBucket)
  }

  /// The builders of a layer: one, or for symbols one for each of the tiles that they are laid out in.
  static func builders(
    of task: LayerTask, place: TilePlace, symbolTiles: [SymbolTile], areSliced: Bool,
    pixelRatio: Double
  ) -> [LayerBuilder] {
    guard case .symbol = task.layer.kind else {
      return symbolTiles.prefix(1).map {
        LayerBuilder(
          task, place: place, symbolTile: $0, areSliced: areSliced, pixelRatio: pixelRatio)
      }
    }
    return symbolTiles.map {
      LayerBuilder(task, place: place, symbolTile: $0, areSliced: areSliced, pixelRatio: pixelRatio)
    }
  }

  private init(
    _ task: LayerTask, place: TilePlace, symbolTile: SymbolTile, areSliced: Bool, pixelRatio: Double
  ) {
    index = task.index
    filter = task.layer.filter
    let frame = place.frame
    switch task.layer.kind {
    case .fill(let layer):
      kind = .fill(
        FillBuilder(layer, frame: frame, projection: place.projection, clip: place.clip))
    case .line(let layer):
      kind = .line(LineBuilder(layer, place: place, areSliced: areSliced))
    case .circle(let layer):
      kind = .circle(
        CircleBuilder(layer, frame: frame, projection: place.projection, shown: place.shown))
    case .heatmap(let layer):
      kind = .heatmap(
        HeatmapBuilder(layer, frame: frame, projection: place.projection, shown: place.shown))
    case .symbol(let layer):
      var context = frame.context()
      context.tile = place.tile.content
      let placement = layer.placement.value(in: context)
      kind = .symbol(
        SymbolBox(
          SymbolBucket(
            layer, tile: symbolTile, context: context, pixelRatio: pixelRatio,
            ordering: frame.ordering)),
        isAlongLine: placement != .point)
    case .background, .raster, .hillshade, .colorRelief, .fillExtrusion: kind = .none
    }
  }

  /// Whether the layer draws features of a type.
  func takes(_ type: GeometryType) -> Bool {
    switch kind {
    case .fill: type == .polygon
    case .line: type != .point
    case .circle, .heatmap, .symbol: true
    case .none: false
    }
  }

  /// How far what is drawn may reach beyond the geometry, in points of the picture; `nil` for any distance.
  ///
  /// Symbols farther than 100 points from the picture take part in nothing, and none is larger than a few hundred.
  var reach: Double? {
    switch kind {
    case .fill(let builder): builder.reach
    case .line(let builder): builder.reach ?? 256
    case .circle, .heatmap: nil
    case .symbol(_, let isAlongLine): isAlongLine ? nil : 512
    case .none: 0
    }
  }

  /// Adds a feature's geometry; `paint` is at the picture's zoom, `layout` at the tile's.
  func add(
    _ geometry: TileGeometry, of feature: VectorFeature, row: Int, in table: TileLayerTable,
    paint: borrowing EvaluationContext, layout: borrowing EvaluationContext
  ) {
    switch kind {
    case .fill(let builder): builder.add(geometry, paint: paint, layout: layout)
    case .line(let builder): builder.add(geometry, of: feature, paint: paint, layout: layout)
    case .circle(let builder): builder.add(geometry, of: feature, paint: paint, layout: layout)
    case .heatmap(let builder): builder.add(geometry, of: feature.type, paint: paint)
    case .symbol(let box, _): box.bucket.add(feature, at: row, in: table, geometry: geometry)
    case .none: break
    }
  }

  /// What came of the layer; `nil` where nothing was added.
  func finish() -> Product? {
    switch kind {
    case .fill(let builder): builder.finish().map { .batch($0) }
    case .line(let builder): builder.finish().map { .batch($0) }
    case .circle(let builder): builder.finish().map { .batch($0) }
    case .heatmap(let builder): .batch(.heatmap(builder.finish()))
    case .symbol(let box, _): box.bucket.isEmpty ? nil : .symbols(box.bucket)
    case .none: nil
    }
  }
}

/// A bucket that grows in place.
private final class SymbolBox {
  var bucket: SymbolBucket

  init(_ bucket: SymbolBucket) { self.bucket = bucket }
}
