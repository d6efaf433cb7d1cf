internal import Pixels
internal import VectorTiles
internal import WebMercator

/// A source of a style, opened.
enum MapSource: Sendable {
  /// Vector tiles.
  case vector(TiledSource)
  /// Tiles that are pictures.
  case raster(TiledSource)
  /// Tiles that are heights.
  case heights(TiledSource, HeightField.Encoding)
  /// GeoJSON, cut into tiles.
  case geoJSON(GeoJSONSourceTiles)
  /// One picture by its corners: north-west, north-east, south-east, south-west.
  case image(Pixmap, corners: [GeoCoordinate])

  /// Whom the source names.
  var attribution: String? {
    switch self {
    case .vector(let source), .raster(let source), .heights(let source, _): source.attribution
    case .geoJSON(let source): source.attribution
    case .image: nil
    }
  }
}
