// TileStore: where tiles lie. From a name to the bytes of a tile, in this order:
//
//   TileSourceOpener    finds out what a location is, by looking: FileKind, LocalPath, TileJSON
//   TileSource          one place that has tiles; what it says of itself is TileSourceMetadata, read by MetadataFields
//   Directory/          files: TileTemplate makes a tile's path, TileTemplateProbe finds zooms and endings
//   MBTiles/            one SQLite file: MBTilesReader asks it, MBTilesMetadata fills in what it does not say
//   MBTiles/Writing/    MBTilesWriter: tiles by transactions, each content once
//   PMTiles/            one archive: Header → Directory → Entry (by HilbertTileID), over a ByteRangeReader
//   PMTiles/Writing/    the same the other way round: PMTilesWriter
//   TileBytes           decompresses a tile by its own first bytes, and refuses texts
//   TileFormat          what a tile's first bytes say it is
//   Summary/            counts a source's tiles and looks at some of them
//   Local/              all calls of the system: LocalFile, LocalFolder, AtomicFile
//
// A missing tile is `nil`. A damaged one, or a damaged store, is a `TileStoreError`. No source of the disk suspends.
