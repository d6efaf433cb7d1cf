internal import EmbeddedAssets
internal import JSON
internal import MapStyle
internal import StyledMaps
internal import TileStore

extension StyledMap {
  /// Opens a style of the family for the schema that the sources have; without sources, over the world atlas.
  static func open(
    _ style: BuiltInStyle, sources: [any TileSource], folders: [LocalResources.Mapping],
    pixelRatio: Double
  ) async throws(SnapshotError) -> StyledMap {
    throw .unknownSchema(layers: [])
  }
}
