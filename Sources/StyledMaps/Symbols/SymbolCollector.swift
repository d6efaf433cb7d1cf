internal import MapLabels
internal import MapScene
internal import MapStyle
internal import VectorTiles
internal import WebMercator

/// The symbols of one layer in one tile.
struct SymbolProduct: Sendable {
  /// The layer's place in the style.
  let index: Int
  var bucket: SymbolBucket
}

/// Collects the symbols of all symbol layers over one vector tile.
struct SymbolCollector {
  let frame: MapFrame
  let tile: MapTile
  let content: VectorTile
  let tasks: [LayerTask]
  let ordering: (any TextOrdering)?

  /// The layers' symbols, not laid out yet.
  func collect() -> [SymbolProduct] {
    var products: [SymbolProduct] = []
    for group in Dictionary(grouping: tasks, by: { $0.layer.sourceLayer ?? "" }).values {
      let name = group[0].layer.sourceLayer
      guard let layer = name.map({ content[$0] }) ?? content.layers.first else { continue }
      collect(group, from: layer, into: &products)
    }
    return products.filter { !$0.bucket.isEmpty }
  }

  private func collect(
    _ group: [LayerTask], from layer: VectorLayer, into products: inout [SymbolProduct]
  ) {
    var context = frame.context()
    context.tile = tile.content
    var own: [(filter: StyleFilter?, product: SymbolProduct)] = []
    for task in group {
      guard case .symbol(let symbol) = task.layer.kind else { continue }
      let bucket = SymbolBucket(symbol, tile: symbolTile, context: context, ordering: ordering)
      own.append((task.layer.filter, SymbolProduct(index: task.index, bucket: bucket)))
    }
    guard !own.isEmpty else { return }
    let table = TileLayerTable(layer, vocabulary: frame.style.vocabulary)
    context.zoom = Double(tile.overscaledZoom)
    var geometry = TileGeometry()
    for index in 0..<layer.featureCount {
      let feature = layer.feature(at: index)
      guard feature.type != .unknown else { continue }
      context.setFeature(feature, at: index, in: table)
      var isDecoded = false
      for place in own.indices where own[place].filter?.matches(context) ?? true {
        if !isDecoded { feature.geometry(into: &geometry) }
        isDecoded = true
        own[place].product.bucket.add(feature, at: index, in: table, geometry: geometry)
      }
    }
    products += own.map(\.product)
  }

  private var symbolTile: SymbolTile {
    let extent = SymbolTile.extent
    let projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: extent, viewport: frame.viewport)
    let step = projection.step
    let box = tile.shownBox(extent: Int(extent))
    return SymbolTile(
      content: tile.content, wrap: tile.wrap, overscaledZoom: tile.overscaledZoom,
      toPicture: AffineTransform(
        a: step.x, b: step.y, c: -step.y, d: step.x, origin: projection.origin),
      shown: Rectangle(
        minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
        maxY: Double(box.maxY)))
  }
}
