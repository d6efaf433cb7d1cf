/// What a feature is made of, where it does not come from an encoded tile.
public struct FeatureContent: Sendable, Equatable {
  /// What its parts are.
  public var type: GeometryType
  /// Its id, a number or text.
  public var id: PropertyValue?
  /// Its properties; of two with one name the last counts.
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

/// Gathers features and their keys and values.
struct LayerBuilder {
  private(set) var features = FeatureTable()
  private var keys: [String] = []
  private var places: [String: Int] = [:]
  private var values: [PropertyValue] = []

  var table: PropertyTable { PropertyTable(keys: keys, values: values) }

  mutating func add(_ feature: FeatureContent, properties: [(String, PropertyValue)]) {
    let (tags, parts) = (features.tags.count, features.geometry.partCount)
    for (key, value) in properties {
      features.tags += [UInt32(place(of: key)), UInt32(values.count)]
      values.append(value)
    }
    let offset = features.geometry.points.count
    features.geometry.points += feature.geometry.points
    features.geometry.ends += feature.geometry.ends.map { $0 + offset }
    features.types.append(feature.type)
    features.ids.append(feature.id)
    features.slices.append(
      FeatureTable.Slices(
        tags: ByteRange(start: UInt32(tags), end: UInt32(features.tags.count)),
        parts: ByteRange(start: UInt32(parts), end: UInt32(features.geometry.partCount))))
  }

  private mutating func place(of key: String) -> Int {
    if let place = places[key] { return place }
    places[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}
