internal import JSON
internal import MapStyle
internal import VectorTiles
internal import WebMercator

/// A GeoJSON source, cut into tiles when they are asked for.
struct GeoJSONSourceTiles: Sendable {
  let attribution: String?
  /// The deepest zoom whose tiles are cut.
  let maximumZoom: Int

  /// Reads the data.
  init(_ source: GeoJSONSource, resources: any ResourceLoading) async throws {
    attribution = source.attribution
    maximumZoom = 18
  }

  /// One tile; `nil` where nothing lies in it.
  func tile(at coordinate: TileCoordinate) -> VectorTile? { nil }
}
