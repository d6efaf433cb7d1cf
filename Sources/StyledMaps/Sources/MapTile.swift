internal import WebMercator

/// One tile of a picture: which data, in which copy of the world, and how much of it is shown.
struct MapTile: Sendable, Hashable {
  /// The tile whose content is drawn.
  var content: TileCoordinate
  /// The square that is shown: `content`, or a part of it where tiles below are missing.
  var shown: TileCoordinate
  /// The copy of the world; 0 is the first, from 180° W to 180° E.
  var wrap: Int
  /// The zoom that layout and filters are evaluated at; more than `content`'s where it is overzoomed.
  var overscaledZoom: Int
}
