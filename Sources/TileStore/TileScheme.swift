internal import WebMercator

/// From which edge the rows of tiles are counted.
public enum TileScheme: String, Sendable, CaseIterable {
  /// From the north, as OpenStreetMap does.
  case xyz
  /// From the south, as the Tile Map Service specification and MBTiles do.
  case tms
}

extension TileScheme {
  /// The tile of a row that is counted so; `nil` where there is none.
  func tile(_ zoom: Int, _ column: Int, _ row: Int) -> TileCoordinate? {
    switch self {
    case .xyz: TileCoordinate(zoom: zoom, x: column, y: row)
    case .tms: TileCoordinate(zoom: zoom, x: column, tmsRow: row)
    }
  }
}
