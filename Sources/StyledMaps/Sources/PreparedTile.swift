internal import MapStyle
internal import Synchronization
internal import VectorTiles

/// A vector tile with the tables of its layers, made when a layer is first drawn; kept for the next picture.
final class PreparedTile: Sendable {
  let tile: VectorTile
  private let tables = Mutex<[String: TileLayerTable]>([:])

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
}
