// VectorTiles: bytes of vector tiles, or GeoJSON, to layers of features with geometry in tile units.
//
//   VectorTile      the layers of one tile; MVT/ finds them in the bytes
//   VectorLayer     features of one kind; keys and values are shared by them and decoded when they are first asked for
//   VectorFeature   one feature: type, id, properties, geometry
//   TileGeometry    points and parts, in units of the layer's extent, y downward
//
//   GeoJSONIndex    a GeoJSON that is cut into tiles. GeoJSON/: GeoJSONSource holds ids and properties, GeoJSONReader projects
//                   and rates the points, ProjectedFeatures are wrapped and clipped, TileSlicer rounds them to a layer.
//                   Clusters/: ClusterIndex gathers points for each zoom, PointTree finds those that are near
//   TileCover       which tiles a geometry touches
