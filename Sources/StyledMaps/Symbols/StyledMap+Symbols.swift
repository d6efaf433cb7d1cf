internal import MapLabels
internal import MapScene
internal import MapStyle
internal import Parallelism
internal import VectorTiles
internal import WebMercator

extension StyledMap {
  /// The symbols of a source's tiles.
  func collectSymbols(
    _ tasks: [LayerTask], _ tiles: [(tile: MapTile, content: VectorTile?)], _ frame: MapFrame,
    areSliced: Bool
  ) -> [SymbolProduct] {
    let tasks = tasks.filter {
      guard case .symbol = $0.layer.kind else { return false }
      return true
    }
    guard !tasks.isEmpty else { return [] }
    var products = [[SymbolProduct]](repeating: [], count: tiles.count)
    let (ordering, pixelRatio) = (ordering, pixelRatio)
    products.withUnsafeMutableBufferPointer { products in
      // Each call writes only the place of its own index.
      nonisolated(unsafe) let products = products
      ParallelLoop.run(count: tiles.count) { index in
        guard let content = tiles[index].content else { return }
        products[index] = SymbolCollector(
          frame: frame, tile: tiles[index].tile, content: content, tasks: tasks,
          pixelRatio: pixelRatio, isSliced: areSliced, ordering: ordering
        ).collect()
      }
    }
    return products.flatMap(\.self)
  }

  /// Lays out all symbols, places them from the top layer down, and adds what is shown to the layers.
  func placeSymbols(
    _ products: [SymbolProduct], images: SpriteSheet, _ frame: MapFrame,
    into scene: inout StyledScene, _ assembly: inout SceneAssembly
  ) async {
    guard !products.isEmpty else { return }
    var needs = SymbolNeeds()
    for product in products { needs.formUnion(product.bucket.needs) }
    let (glyphs, warnings) = await glyphs.glyphs(for: needs)
    scene.statistics.warnings += warnings
    var products = products
    products.withUnsafeMutableBufferPointer { products in
      // Each call writes only the place of its own index.
      nonisolated(unsafe) let products = products
      ParallelLoop.run(count: products.count) { index in
        products[index].bucket.layOut(glyphs: glyphs, images: images)
      }
    }
    var placer = SymbolPlacer(
      width: Double(frame.viewport.size.width), height: Double(frame.viewport.size.height),
      firstImage: scene.images.count, firstOutline: scene.outlines.count,
      crossSourceCollisions: crossSourceCollisions)
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
