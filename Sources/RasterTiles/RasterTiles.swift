// RasterTiles
