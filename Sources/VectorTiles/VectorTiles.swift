// VectorTiles: bytes of vector tiles, or GeoJSON, to layers of features with geometry in tile units.
//
//   VectorTile      the layers of one tile: finds them in the bytes (EncodedLayer, ProtobufReader), or takes them from memory
//   VectorLayer     features of one kind; keys and values (PropertyTable) are decoded when they are first asked for
//   VectorFeature   one feature: type, id, properties, geometry (GeometryDecoder)
//   TileGeometry    points and parts, in units of the layer's extent, y downward
