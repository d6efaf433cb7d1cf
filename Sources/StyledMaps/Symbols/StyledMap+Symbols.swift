internal import MapLabels
internal import MapScene
internal import MapStyle
internal import Parallelism
internal import WebMercator

/// The symbols of one layer in one tile.
struct SymbolProduct: Sendable {
  /// The layer's place in the style.
  let index: Int
  var bucket: SymbolBucket
  /// The tile that keeps the bucket for the next picture.
  let tile: PreparedTile
}

extension StyledMap {
  /// Lays out all symbols, places them from the top layer down, and adds what is shown to the layers.
  func placeSymbols(
    _ products: [SymbolProduct], images: SpriteSheet, _ frame: MapFrame,
    order: PlacementOrder, into scene: inout StyledScene, _ assembly: inout SceneAssembly
  ) async {
    guard !products.isEmpty else { return }
    for product in products {
      for name in product.bucket.needs.images where images.images[name] == nil {
        frame.missingImages.add(name)
      }
    }
    var needs = SymbolNeeds()
    for product in products where !product.bucket.isLaidOut {
      needs.formUnion(product.bucket.needs)
    }
    let (glyphs, warnings) = await glyphs.glyphs(for: needs)
    scene.statistics.warnings += warnings
    var products = products
    products.withUnsafeMutableBufferPointer { products in
      // Each call writes only the place of its own index.
      nonisolated(unsafe) let products = products
      ParallelLoop.run(count: products.count) { index in
        guard !products[index].bucket.isLaidOut else { return }
        products[index].bucket.layOut(glyphs: glyphs, images: images)
        // Of a pyramid only the margins come again, and all symbols of many tiles would be much to keep.
        guard order == .tiles else { return }
        products[index].tile.keep(
          products[index].bucket, layer: products[index].index, zoom: frame.viewport.zoom)
      }
    }
    var placer = SymbolPlacer(
      width: Double(frame.viewport.size.width), height: Double(frame.viewport.size.height),
      firstImage: scene.images.count, firstOutline: scene.outlines.count,
      crossSourceCollisions: crossSourceCollisions, order: order)
    let layers = Dictionary(grouping: products, by: \.index)
    for index in layers.keys.sorted(by: >) {
      let buckets = layers[index, default: []].map(\.bucket)
      let source = frame.style.layers[index].source ?? ""
      for batch in placer.place(buckets, source: source, glyphs: glyphs) {
        assembly.add(.symbols(batch), to: index)
      }
    }
    scene.images += placer.images
    scene.outlines += placer.outlines
  }
}
