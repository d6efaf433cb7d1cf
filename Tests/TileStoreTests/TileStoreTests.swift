// TileStoreTests
