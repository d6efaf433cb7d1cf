// RasterTilesTests
