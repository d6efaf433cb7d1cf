// GeoFormatsTests
