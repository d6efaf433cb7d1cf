// VectorTiles: bytes of vector tiles, or GeoJSON, to layers of features with geometry in tile units.
//
//   VectorTile      the layers of one tile
//   VectorLayer     features of one kind; keys and values are shared by them and decoded when they are first asked for
//   VectorFeature   one feature: type, id, properties, geometry
//   TileGeometry    points and parts, in units of the layer's extent, y downward
