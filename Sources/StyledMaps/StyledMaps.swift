// StyledMaps: a style, its sources and a camera become a scene.
//
//   Resources/   ResourceLoading: bytes of what a style names; LocalResources: from files, and from folders that stand for URLs
//   Sources/     MapSource: a source of a style, opened; CoveringTiles: which tiles a camera needs; TileGatherer: their contents
//   Layers/      each kind of layer: features of a tile to a batch of the scene
//   StyledMap    the whole way: open, gather, build layers over the tiles, place labels, one scene
