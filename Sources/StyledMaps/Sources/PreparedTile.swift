internal import MapLabels
internal import MapScene
internal import MapStyle
internal import Synchronization
internal import VectorTiles
internal import WebMercator

/// A vector tile with the tables of its layers, made when a layer is first drawn; kept for the next picture.
final class PreparedTile: Sendable {
  let tile: VectorTile
  private let tables = Mutex<[String: TileLayerTable]>([:])
  private let takers = Mutex<[TakersKey: FeatureTakers]>([:])
  /// How many answers are kept: enough for the layers of two or three zooms.
  private static let takersLimit = 48

  private let symbols = Mutex(KeptSymbols())

  private struct TakersKey: Hashable {
    let sourceLayer: String
    let layers: [Int]
    let zoom: Int
  }

  init(_ tile: VectorTile) { self.tile = tile }

  /// The table of a layer, or of the first one where none is named; `nil` where there is none.
  ///
  /// A tile is only used with one style, whose vocabulary the tables have.
  func table(of name: String?, style: Style) -> TileLayerTable? {
    guard let layer = name.map({ tile[$0] }) ?? tile.layers.first else { return nil }
    if let table = tables.withLock({ $0[layer.name] }) { return table }
    let table = TileLayerTable(layer, vocabulary: style.vocabulary)
    tables.withLock { $0[layer.name] = table }
    return table
  }

  /// The laid out symbols of a layer, where an earlier picture of the same zoom had them.
  func symbols(of layer: Int, in tile: SymbolTile, zoom: Double) -> SymbolBucket? {
    let key = KeptSymbols.Key(layer: layer, tile: tile)
    return symbols.withLock { $0.zoom == zoom ? $0.buckets[key] : nil }?.moved(to: tile)
  }

  /// Keeps laid out symbols; those of another zoom are forgotten.
  func keep(_ bucket: SymbolBucket, layer: Int, zoom: Double) {
    let key = KeptSymbols.Key(layer: layer, tile: bucket.tile)
    symbols.withLock { kept in
      if kept.zoom != zoom { kept = KeptSymbols(zoom: zoom) }
      kept.buckets[key] = bucket
    }
  }

  /// Which of the style's layers take which features at a zoom; found once.
  func takers(
    of layers: [Int], in table: TileLayerTable, zoom: Int, _ find: () -> FeatureTakers
  ) -> FeatureTakers {
    let key = TakersKey(sourceLayer: table.layer.name, layers: layers, zoom: zoom)
    if let known = takers.withLock({ $0[key] }) { return known }
    let found = find()
    takers.withLock {
      if $0.count >= Self.takersLimit { $0.removeAll() }
      $0[key] = found
    }
    return found
  }
}

/// Symbols that are laid out for one zoom.
private struct KeptSymbols {
  var zoom: Double?
  var buckets: [Key: SymbolBucket] = [:]

  struct Key: Hashable {
    let layer: Int
    let content: TileCoordinate
    let overscaledZoom: Int
    let shown: [Double]

    init(layer: Int, tile: SymbolTile) {
      self.layer = layer
      content = tile.content
      overscaledZoom = tile.overscaledZoom
      shown = [tile.shown.minX, tile.shown.minY, tile.shown.maxX, tile.shown.maxY]
    }
  }
}
