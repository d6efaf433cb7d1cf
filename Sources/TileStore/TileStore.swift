// TileStore: where tiles lie.
//
//   TileSource        one place that has tiles: a directory, an MBTiles, a PMTiles, …
//   TileSourceOpener  finds out what a name on the command line is, and opens it
//   TileFormat        what a tile's first bytes say it is
