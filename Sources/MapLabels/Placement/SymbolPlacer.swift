public import MapScene
internal import MapStyle

/// Places the symbols of a picture, layer by layer from the top one down, and makes the marks that draw them.
///
/// Which symbols are shown depends only on the symbols in reach and a fixed order, which two pictures of neighbouring tiles share:
/// layers from the top down; in a layer by sort key where there is one, then by the tiles' zoom from the deepest up, world copy,
/// column and row, then by the features' order in the tile. Collisions reach 100 points beyond the picture.
public struct SymbolPlacer: Sendable {
  private var collisions: CollisionIndex
  private let crossSourceCollisions: Bool
  private let order: PlacementOrder
  private var groups: [String: Int] = [:]
  private var art: SymbolArt

  /// An empty picture of so many points.
  ///
  /// - Parameters:
  ///   - width: across.
  ///   - height: down.
  ///   - firstImage: the index that the first of `images` will have in the scene.
  ///   - firstOutline: the index that the first of `outlines` will have in the scene.
  ///   - crossSourceCollisions: whether symbols of different sources compete for room.
  ///   - order: in which order the symbols of one layer ask for room.
  public init(
    width: Double, height: Double, firstImage: Int = 0, firstOutline: Int = 0,
    crossSourceCollisions: Bool = true, order: PlacementOrder = .tiles
  ) {
    self.order = order
    art = SymbolArt(firstImage: firstImage, firstOutline: firstOutline)
    collisions = CollisionIndex(width: width, height: height)
    self.crossSourceCollisions = crossSourceCollisions
  }

  /// The images that marks name by their index.
  public var images: [SceneImage] { art.images }
  /// The outlines that marks name by their index.
  public var outlines: [Path] { art.outlines }

  /// Places the symbols of a layer below all that are placed already.
  ///
  /// - Parameters:
  ///   - buckets: the layer's symbols in all tiles, laid out, in any order.
  ///   - source: the layer's source.
  ///   - glyphs: the glyphs that the buckets were laid out with.
  /// - Returns: the batches, bottom first.
  public mutating func place(_ buckets: [SymbolBucket], source: String, glyphs: GlyphStore)
    -> [SymbolBatch]
  {
    let buckets = buckets.sorted { $0.tile.precedes($1.tile) }
    guard let settings = buckets.first?.settings else { return [] }
    let group = group(of: source)
    let parts = buckets.indices.map {
      BucketPlacement(buckets[$0], number: $0, group: group)
    }
    var placed: [PlacedSymbol] = []
    for (bucket, instance) in SymbolOrder.placing(buckets, settings, order) {
      let symbol = parts[bucket].place(instance, in: &collisions)
      if symbol.showsText || symbol.showsIcon { placed.append(symbol) }
    }
    var drawing = SymbolDrawing(buckets: buckets, glyphs: glyphs, art: art)
    drawing.draw(SymbolOrder.drawing(placed, buckets, settings))
    art = drawing.art
    return drawing.batches
  }

  private mutating func group(of source: String) -> Int {
    guard !crossSourceCollisions else { return 0 }
    if let group = groups[source] { return group }
    groups[source] = groups.count + 1
    return groups.count
  }
}
