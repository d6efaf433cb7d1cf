/// From which edge the rows of tiles are counted.
public enum TileScheme: String, Sendable, CaseIterable {
  /// From the north, as OpenStreetMap does.
  case xyz
  /// From the south, as the Tile Map Service specification and MBTiles do.
  case tms
}
