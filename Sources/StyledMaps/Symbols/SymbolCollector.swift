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
  let pixelRatio: Double
  /// Whether the tile is cut into tiles of the zooms below where it is drawn beyond its source's deepest zoom.
  let isSliced: Bool
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
    let tiles = symbolTiles
    var own: [(filter: StyleFilter?, product: SymbolProduct)] = []
    for task in group {
      guard case .symbol(let symbol) = task.layer.kind else { continue }
      for tile in tiles {
        let bucket = SymbolBucket(
          symbol, tile: tile, context: context, pixelRatio: pixelRatio, ordering: ordering)
        own.append((task.layer.filter, SymbolProduct(index: task.index, bucket: bucket)))
      }
    }
    guard !own.isEmpty else { return }
    let slices = tiles.count
    let table = TileLayerTable(layer, vocabulary: frame.style.vocabulary)
    context.zoom = Double(tile.overscaledZoom)
    var geometry = TileGeometry()
    for index in 0..<layer.featureCount {
      let feature = layer.feature(at: index)
      guard feature.type != .unknown else { continue }
      context.setFeature(feature, at: index, in: table)
      var isDecoded = false
      for first in stride(from: 0, to: own.count, by: slices)
      where own[first].filter?.matches(context) ?? true {
        if !isDecoded { feature.geometry(into: &geometry) }
        isDecoded = true
        for place in first..<first + slices {
          own[place].product.bucket.add(feature, at: index, in: table, geometry: geometry)
        }
      }
    }
    products += own.map(\.product)
  }

  /// The tiles that are laid out: `tile`, or the visible slices of it.
  private var symbolTiles: [SymbolTile] {
    let extent = SymbolTile.extent
    let whole = tile.shownBox(extent: Int(extent))
    let projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: extent, viewport: frame.viewport)
    guard isSliced, let box = projection.visibleBox(of: frame.viewport.size, within: whole) else {
      return [symbolTile(tile.content, shown: Rectangle(whole))]
    }
    let slices = SymbolTile.slices(
      of: tile.content, overscaledZoom: tile.overscaledZoom, in: Rectangle(box))
    guard slices.count > 1 || slices.first != tile.content else {
      return [symbolTile(tile.content, shown: Rectangle(whole))]
    }
    return slices.map {
      symbolTile($0, shown: Rectangle(x: 0, y: 0, width: extent, height: extent))
    }
  }

  private func symbolTile(_ content: TileCoordinate, shown: Rectangle) -> SymbolTile {
    let projection = TileProjection(
      content, wrap: tile.wrap, extent: SymbolTile.extent, viewport: frame.viewport)
    let step = projection.step
    return SymbolTile(
      content: content, data: tile.content, wrap: tile.wrap, overscaledZoom: tile.overscaledZoom,
      toPicture: AffineTransform(
        a: step.x, b: step.y, c: -step.y, d: step.x, origin: projection.origin),
      shown: shown)
  }
}

extension Rectangle {
  fileprivate init(_ box: TileBox) {
    self.init(
      minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
      maxY: Double(box.maxY))
  }
}
