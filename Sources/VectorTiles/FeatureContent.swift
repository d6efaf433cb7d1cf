/// What a feature is made of, where it does not come from an encoded tile.
public struct FeatureContent: Sendable, Equatable {
  /// What its parts are.
  public var type: GeometryType
  /// Its id, a number or text.
  public var id: PropertyValue?
  /// Its properties by name.
  public var properties: [String: PropertyValue]
  /// Its parts in tile units.
  public var geometry: TileGeometry

  /// A feature by its parts.
  public init(
    type: GeometryType, id: PropertyValue? = nil, properties: [String: PropertyValue] = [:],
    geometry: TileGeometry
  ) {
    self.type = type
    self.id = id
    self.properties = properties
    self.geometry = geometry
  }
}

extension VectorLayer {
  /// A layer of features in memory.
  ///
  /// - Parameters:
  ///   - name: What styles call `source-layer`.
  ///   - extent: How many tile units the tile's side is; below 1 counts as 1.
  ///   - features: The features in their order.
  public convenience init(name: String, extent: Int = 4096, features: [FeatureContent]) {
    var builder = LayerBuilder()
    for feature in features {
      let properties = feature.properties.sorted { $0.key < $1.key }
      builder.add(feature, properties: properties.map { ($0.key, $0.value) })
    }
    self.init(name: name, extent: extent, table: builder.table, features: builder.features)
  }
}
