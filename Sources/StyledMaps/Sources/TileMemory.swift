internal import Synchronization
internal import WebMercator

/// The vector tiles that pictures drew last, by source; the oldest are forgotten first.
final class TileMemory: Sendable {
  /// The bytes of tiles that are kept; with their tables they take about three times as much.
  static let byteLimit = 24 << 20

  private struct Key: Hashable {
    let source: String
    let tile: TileCoordinate
  }

  private struct State {
    var tiles: [Key: (tile: PreparedTile, size: Int)] = [:]
    var order: [Key] = []
    var size = 0
  }

  private let state = Mutex(State())

  /// The tile, where it is kept.
  func tile(_ tile: TileCoordinate, of source: String) -> PreparedTile? {
    state.withLock { $0.tiles[Key(source: source, tile: tile)]?.tile }
  }

  /// Keeps a tile that was made of so many bytes.
  func keep(_ prepared: PreparedTile, size: Int, at tile: TileCoordinate, of source: String) {
    let key = Key(source: source, tile: tile)
    state.withLock { state in
      guard state.tiles.updateValue((prepared, size), forKey: key) == nil else { return }
      state.order.append(key)
      state.size += size
      while state.size > Self.byteLimit, state.order.count > 1 {
        state.size -= state.tiles.removeValue(forKey: state.order.removeFirst())?.size ?? 0
      }
    }
  }
}
