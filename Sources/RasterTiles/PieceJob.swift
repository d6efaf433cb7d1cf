internal import Pixels

/// A piece with the tiles that it is drawn from, by their places in a `TileShelf`.
struct PieceJob {
  let piece: TilePiece
  /// The tile's place.
  let tile: Int
  /// The neighbours' places, by 3 × (rows down + 1) + columns right + 1.
  let neighbours: [Int: Int]
  let mapping: TileMapping
  /// Whether the tile's pixels are taken as they are.
  let isExact: Bool

  /// All tiles that are needed.
  var tiles: [Int] { [tile] + neighbours.values }

  /// Those that rows below the piece may need too.
  var tilesForNextBand: [Int] { [tile] + neighbours.filter { $0.key >= 3 }.map(\.value) }
}
