internal import JSON
internal import MapStyle
internal import VectorTiles
internal import WebMercator

/// A GeoJSON source, cut into tiles when they are asked for.
struct GeoJSONSourceTiles: Sendable {
  let attribution: String?
  /// The deepest zoom whose tiles are cut.
  let maximumZoom: Int
}
