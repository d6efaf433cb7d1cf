// Tests of VectorTiles.
