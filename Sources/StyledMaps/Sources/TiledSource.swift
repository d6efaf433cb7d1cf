internal import Inflate
internal import TileStore
internal import WebMercator

/// A source of a style whose tiles can be asked for.
struct TiledSource: Sendable {
  /// Where the tiles come from.
  enum Origin: Sendable {
    /// Archives, folders; for each tile the first that has it.
    case stores([any TileSource])
    /// URLs of single tiles, each spread over by column and row.
    case templates([TileTemplate], any ResourceLoading)
  }

  var origin: Origin
  /// The zooms that have tiles.
  var zooms: ClosedRange<Int>
  /// The part of the earth that has tiles.
  var bounds: GeoBounds?
  /// Points across a tile at its own zoom.
  var tileSize: Double
  /// Who is to be named.
  var attribution: String?
  /// Whether a tile that a URL leads to no file of has nothing to show, as for vector tiles in MapLibre; else an ancestor is shown.
  var missingIsEmpty = false

  /// What became of one tile.
  enum Answer: Sendable {
    /// Its bytes, no longer compressed; none for a tile that has nothing to show.
    case bytes([UInt8])
    /// There is none.
    case missing
    /// It can't be used; says why.
    case broken(String)
  }

  /// Asks for one tile.
  func tile(_ tile: TileCoordinate, pixelRatio: Double) async -> Answer {
    do {
      switch origin {
      case .stores(let stores):
        for store in stores {
          if let bytes = try await store.tile(at: tile) { return .bytes(bytes) }
        }
        return .missing
      case .templates(let templates, let resources):
        guard !templates.isEmpty else { return .missing }
        let url = templates[(tile.x + tile.y) % templates.count]
          .path(of: tile, pixelRatio: pixelRatio > 1 ? "@2x" : "")
        guard let bytes = try await resources.bytes(of: url) else {
          return missingIsEmpty ? .bytes([]) : .missing
        }
        return .bytes(try decompressSniffing(bytes))
      }
    } catch {
      return .broken("tile \(tile): \(error)")
    }
  }
}
