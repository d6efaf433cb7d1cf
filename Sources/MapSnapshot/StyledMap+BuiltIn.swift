internal import EmbeddedAssets
internal import JSON
internal import MapPainter
internal import MapStyle
internal import StyledMaps
internal import TileStore

extension StyledMap {
  /// Opens a style of the family for the schema that the sources have; without sources, over the world atlas.
  static func open(
    _ style: BuiltInStyle, sources: [any TileSource], pixelRatio: Double
  ) async throws(SnapshotError) -> StyledMap {
    var vectors = sources.filter { $0.metadata.format == .mvt }
    // They are not drawn, and the map says so.
    let others = sources.filter { $0.metadata.format != .mvt }
    if vectors.isEmpty { vectors = [try await WorldAtlas.open()] }
    let (schema, layers) = await TileSchema.find(in: vectors)
    guard let schema else { throw .unknownSchema(layers: layers) }
    return StyledMap(
      style: try Self.style(style, for: schema), resources: BuiltInResources(),
      sources: vectors + others,
      pixelRatio: pixelRatio, ordering: Painter.textOrdering, fonts: { Painter() })
  }

  private static func style(
    _ style: BuiltInStyle, for schema: TileSchema
  ) throws(SnapshotError) -> Style {
    guard let look = EmbeddedStyle(rawValue: style.rawValue),
      let variant = EmbeddedStyle.Schema(rawValue: schema.rawValue)
    else { throw .style(name: style.rawValue, faults: ["it is not part of the program"]) }
    do {
      return Style.read(try JSONValue.parse(Array(look.bytes(for: variant)))).style
    } catch {
      throw .style(name: style.rawValue, faults: ["\(error)"])
    }
  }
}
