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

extension SceneDrawing {
  /// Lays out all symbols, places them from the top layer down, and adds what is shown to the layers.
  mutating func placeSymbols(
    images: SpriteSheet, order: PlacementOrder, into scene: inout StyledScene
  ) async {
    guard !symbols.isEmpty else { return }
    let (glyphs, warnings) = await map.glyphs.glyphs(for: needs(images))
    statistics.warnings += warnings
    layOut(glyphs: glyphs, images: images, order: order)
    let size = frame.viewport.size
    var placer = SymbolPlacer(
      width: Double(size.width), height: Double(size.height), firstImage: scene.images.count,
      firstOutline: scene.outlines.count, crossSourceCollisions: map.crossSourceCollisions,
      order: order)
    let layers = Dictionary(grouping: symbols, by: \.index)
    for (index, products) in layers.sorted(by: { $0.key > $1.key }) {
      let source = frame.style.layers[index].source ?? ""
      for batch in placer.place(products.map(\.bucket), source: source, glyphs: glyphs) {
        assembly.add(.symbols(batch), to: index)
      }
    }
    scene.images += placer.images
    scene.outlines += placer.outlines
  }

  /// What the symbols that are not laid out yet need; images that there are not are noted.
  private func needs(_ images: SpriteSheet) -> SymbolNeeds {
    var needs = SymbolNeeds()
    for product in symbols {
      for name in product.bucket.needs.images where images.images[name] == nil {
        frame.missingImages.add(name)
      }
      if !product.bucket.isLaidOut { needs.formUnion(product.bucket.needs) }
    }
    return needs
  }

  private mutating func layOut(glyphs: GlyphStore, images: SpriteSheet, order: PlacementOrder) {
    let waiting = symbols.indices.filter { !symbols[$0].bucket.isLaidOut }
    let given = symbols
    let buckets = ParallelLoop.map(count: waiting.count) { place in
      var bucket = given[waiting[place]].bucket
      bucket.layOut(glyphs: glyphs, images: images)
      return bucket
    }
    for (place, bucket) in zip(waiting, buckets) {
      symbols[place].bucket = bucket
      // Of a pyramid only the margins come again, and all symbols of many tiles would be much to keep.
      guard order == .tiles else { continue }
      symbols[place].tile.keep(bucket, layer: symbols[place].index, zoom: frame.viewport.zoom)
    }
  }
}
