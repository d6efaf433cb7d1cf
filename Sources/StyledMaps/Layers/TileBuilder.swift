internal import MapLabels
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
  let content: PreparedTile
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
      guard let table = content.table(of: group[0].layer.sourceLayer, style: frame.style),
        let place = TilePlace(tile, extent: table.layer.extent, frame: frame)
      else { continue }
      let symbolTiles = place.symbolTiles(areSliced: isSliced)
      let builders = group.flatMap { task in
        let tiles = symbolTiles.filter { tile in
          !addKept(task, tile, to: &products)
        }
        return LayerBuilder.builders(
          of: task, place: place, symbolTiles: tiles, areSliced: isSliced,
          pixelRatio: pixelRatio)
      }
      build(builders, from: table, at: place)
      for builder in builders {
        if let content = builder.finish() {
          products.append(Product(index: builder.index, content: content))
        }
      }
    }
    return products
  }

  /// Adds the symbols of a layer that an earlier picture laid out; whether there are such.
  private func addKept(
    _ task: LayerTask, _ tile: SymbolTile, to products: inout [Product]
  ) -> Bool {
    guard case .symbol = task.layer.kind,
      let bucket = content.symbols(of: task.index, in: tile, zoom: frame.viewport.zoom)
    else { return false }
    products.append(Product(index: task.index, content: .symbols(bucket)))
    return true
  }

  private func build(
    _ builders: [LayerBuilder], from table: TileLayerTable, at place: TilePlace
  ) {
    var paint = frame.context()
    var layout = frame.context(zoom: Double(tile.overscaledZoom))
    (paint.tile, layout.tile) = (tile.content, tile.content)
    let takers = content.takers(
      of: builders.map(\.index), in: table, zoom: tile.overscaledZoom
    ) {
      FeatureTakers(builders, table: table, context: &layout)
    }
    let margins = builders.map { place.margin($0.reach) }
    let widest = margins.max() ?? 0
    var geometry = TileGeometry()
    for row in takers.rows {
      let feature = table.layer.feature(at: row)
      feature.geometry(into: &geometry)
      let box = TileBox(geometry)
      guard box.touches(place.visible, margin: widest) else { continue }
      layout.setFeature(at: row, in: table)
      paint.setFeature(at: row, in: table)
      takers.forEach(row) { index in
        guard box.touches(place.visible, margin: margins[index]) else { return }
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
