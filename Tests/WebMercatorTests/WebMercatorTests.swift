// WebMercatorTests
