// GeoFormats
