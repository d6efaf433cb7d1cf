internal import MapScene
internal import MapStyle
internal import VectorTiles
internal import WebMercator

/// One layer of the style that is drawn from a source.
struct LayerTask: Sendable {
  /// The layer's place in the style.
  let index: Int
  let layer: StyleLayer
}

/// Builds the batches of all layers over one vector tile: each feature is decoded at most once, for all layers that take it.
struct TileBuilder {
  let frame: MapFrame
  let tile: MapTile
  let content: VectorTile
  let tasks: [LayerTask]

  /// What came of a task.
  struct Product: Sendable {
    let index: Int
    let batch: MapLayer.Batch
  }

  /// The batches, in no special order.
  func build() -> [Product] {
    var products: [Product] = []
    for group in Dictionary(grouping: tasks, by: { $0.layer.sourceLayer ?? "" }).values {
      let name = group[0].layer.sourceLayer
      guard let layer = name.map({ content[$0] }) ?? content.layers.first else { continue }
      build(group, from: layer, into: &products)
    }
    return products
  }

  private func build(
    _ group: [LayerTask], from layer: VectorLayer, into products: inout [Product]
  ) {
    let extent = Double(layer.extent)
    let projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: extent, viewport: frame.viewport)
    let shown = tile.shownBox(extent: layer.extent)
    guard let visible = projection.visibleBox(of: frame.viewport.size, within: shown) else { return }
    let clip = TileProjection(tile.shown, wrap: tile.wrap, extent: 1, viewport: frame.viewport).clip
    var builders = group.map {
      LayerBuilder($0, frame: frame, projection: projection, clip: clip, shown: shown)
    }
    let table = TileLayerTable(layer, vocabulary: frame.style.vocabulary)
    var paint = frame.context()
    var layout = frame.context(zoom: Double(tile.overscaledZoom))
    (paint.tile, layout.tile) = (tile.content, tile.content)
    var geometry = TileGeometry()
    for index in 0..<layer.featureCount {
      let feature = layer.feature(at: index)
      guard feature.type != .unknown else { continue }
      layout.setFeature(feature, at: index, in: table)
      paint.setFeature(feature, at: index, in: table)
      var box: TileBox?
      for place in builders.indices where builders[place].takes(feature, layout) {
        if box == nil {
          feature.geometry(into: &geometry)
          box = TileBox(geometry)
        }
        let reach = builders[place].reach(paint)
        let margin = Int32(max(0, min(1e6, reach / max(1e-9, projection.scale))))
        guard let box, box.touches(visible, margin: margin) else { continue }
        builders[place].add(geometry, of: feature, paint: paint, layout: layout)
      }
    }
    for (task, builder) in zip(group, builders) {
      if let batch = builder.finish() { products.append(Product(index: task.index, batch: batch)) }
    }
  }
}

extension MapTile {
  /// The part of `content` that is shown, in its tile units.
  func shownBox(extent: Int) -> TileBox {
    let levels = max(0, shown.zoom - content.zoom)
    let side = Double(extent) / Double(1 << levels)
    let (column, row) = (shown.x - content.x << levels, shown.y - content.y << levels)
    func unit(_ count: Int) -> Int32 { Int32(max(-1e9, min(1e9, (Double(count) * side).rounded()))) }
    return TileBox(
      minX: unit(column), minY: unit(row), maxX: unit(column + 1), maxY: unit(row + 1))
  }
}
