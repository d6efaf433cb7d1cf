public import JSON
public import StyledMaps

/// How vector tiles are drawn.
public enum SnapshotStyle: Sendable {
  /// One of the family that comes along; it draws OpenMapTiles, Protomaps and Shortbread tiles.
  case builtIn(BuiltInStyle)
  /// A file of a MapLibre style; what it names relatively begins at its folder.
  case location(String)
  /// A MapLibre style; what it names relatively begins at the folder `base`.
  case json(JSONValue, base: String)
  /// A map that is open; share it where many pictures are drawn.
  case opened(StyledMap)
}

/// The styles that come along.
public enum BuiltInStyle: String, Sendable, CaseIterable {
  /// For screens by day.
  case light
  /// For screens by night.
  case dark
  /// For scrapbooks and print.
  case paper
}
