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
  /// Whether symbols are laid out in slices where the tile is drawn beyond its source's deepest zoom.
  let isSliced: Bool
  let pixelRatio: Double

  /// What came of a task.
  struct Product: Sendable {
    let index: Int
    let content: LayerBuilder.Product
  }

  /// The products, in no special order.
  func build() -> [Product] {
    var products: [Product] = []
    for group in Dictionary(grouping: tasks, by: { $0.layer.sourceLayer ?? "" }).values {
      let name = group[0].layer.sourceLayer
      guard let layer = name.map({ content[$0] }) ?? content.layers.first,
        let place = TilePlace(tile, extent: layer.extent, frame: frame)
      else { continue }
      let symbolTiles = place.symbolTiles(areSliced: isSliced)
      let all = group.flatMap { task in
        LayerBuilder.builders(
          of: task, place: place, symbolTiles: symbolTiles, areSliced: isSliced,
          pixelRatio: pixelRatio
        ).map { (builder: $0, filter: task.layer.filter) }
      }
      let builders = all.map(\.builder)
      build(builders, filters: all.map(\.filter), from: layer, at: place)
      for builder in builders {
        if let content = builder.finish() {
          products.append(Product(index: builder.index, content: content))
        }
      }
    }
    return products
  }

  private func build(
    _ builders: [LayerBuilder], filters: [StyleFilter?], from layer: VectorLayer,
    at place: TilePlace
  ) {
    let table = TileLayerTable(layer, vocabulary: frame.style.vocabulary)
    var memory = FilterMemory(filters)
    var paint = frame.context()
    var layout = frame.context(zoom: Double(tile.overscaledZoom))
    (paint.tile, layout.tile) = (tile.content, tile.content)
    let margins = builders.map { place.margin($0.reach) }
    let widest = margins.max() ?? 0
    var geometry = TileGeometry()
    for row in 0..<layer.featureCount {
      let feature = layer.feature(at: row)
      guard feature.type != .unknown else { continue }
      feature.geometry(into: &geometry)
      let box = TileBox(geometry)
      guard box.touches(place.visible, margin: widest) else { continue }
      var isSet = false
      for index in memory.passed(by: feature, row: row, in: table, &layout)
      where builders[index].takes(feature.type)
        && box.touches(place.visible, margin: margins[index])
      {
        if !isSet {
          layout.setFeature(feature, at: row, in: table)
          paint.setFeature(feature, at: row, in: table)
          isSet = true
        }
        builders[index].add(
          geometry, of: feature, row: row, in: table, paint: paint, layout: layout)
      }
    }
  }
}

extension TilePlace {
  /// Units of the tile for a distance on the picture.
  fileprivate func margin(_ reach: Double?) -> Int32 {
    let units = (reach ?? 1e9) / max(1e-9, projection.scale)
    return Int32(max(0, min(1e9, units.rounded(.up))))
  }
}

extension MapTile {
  /// The part of `content` that is shown, in its tile units.
  func shownBox(extent: Int) -> TileBox {
    let levels = max(0, shown.zoom - content.zoom)
    let side = Double(extent) / Double(1 << levels)
    let (column, row) = (shown.x - content.x << levels, shown.y - content.y << levels)
    func unit(_ count: Int) -> Int32 {
      Int32(max(-1e9, min(1e9, (Double(count) * side).rounded())))
    }
    return TileBox(
      minX: unit(column), minY: unit(row), maxX: unit(column + 1), maxY: unit(row + 1))
  }
}
