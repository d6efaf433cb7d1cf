internal import WebMercator

/// A tile's place in the endless row of worlds side by side: its column goes on past the edges of the first one.
struct GridTile: Hashable, Sendable {
  let zoom: Int
  let column: Int
  let row: Int

  /// The tile to ask the sources for; `nil` beyond the poles.
  var coordinate: TileCoordinate? {
    TileCoordinate(zoom: zoom, wrappingX: column, y: row)
  }

  /// The place `levels` zooms up that holds this one.
  func ancestor(levelsUp levels: Int) -> GridTile {
    GridTile(zoom: zoom - levels, column: column >> levels, row: row >> levels)
  }

  /// The four places one zoom down.
  var children: [GridTile] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map {
      GridTile(zoom: zoom + 1, column: 2 * column + $0.0, row: 2 * row + $0.1)
    }
  }

  /// The place `right` columns and `down` rows on.
  func neighbour(right: Int, down: Int) -> GridTile {
    GridTile(zoom: zoom, column: column + right, row: row + down)
  }
}
