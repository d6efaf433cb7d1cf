/// Where a style's data comes from.
public enum StyleSource: Sendable {
  /// Vector tiles.
  case vector(VectorSource)
  /// Tiles that are pictures.
  case raster(RasterSource)
  /// Tiles that are pictures of elevations.
  case rasterDEM(RasterDEMSource)
  /// GeoJSON.
  case geoJSON(GeoJSONSource)
  /// One picture, put on the map by its corners.
  case image(ImageSource)
  /// A film, put on the map by its corners.
  case video(VideoSource)
}
