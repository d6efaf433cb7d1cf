public import VectorTiles

/// A feature whose parts are plain values, such as a point of a cluster or a feature of a test.
public final class PlainFeature: Sendable {
  /// What its parts are.
  public let type: GeometryType
  /// The id, or `.null` for none.
  public let id: PropertyValue
  /// The properties by name.
  public let properties: [String: PropertyValue]
  /// The geometry in tile units.
  public let geometry: TileGeometry
  /// The side of the tile in tile units.
  public let extent: Int

  /// A feature by its parts.
  public init(
    type: GeometryType, id: PropertyValue = .null, properties: [String: PropertyValue],
    geometry: TileGeometry = TileGeometry(), extent: Int = 8192
  ) {
    self.type = type
    self.id = id
    self.properties = properties
    self.geometry = geometry
    self.extent = extent
  }
}
