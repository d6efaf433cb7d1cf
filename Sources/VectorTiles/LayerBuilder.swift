/// Gathers features and their keys and values.
struct LayerBuilder {
  private(set) var features = FeatureTable()
  private var keys: [String] = []
  private var places: [String: Int] = [:]
  private var values: [PropertyValue] = []

  var table: PropertyTable { PropertyTable(keys: keys, values: values) }

  /// The layer; `nil` where nothing was added.
  func layer(name: String, extent: Int) -> VectorLayer? {
    guard !features.types.isEmpty else { return nil }
    return VectorLayer(name: name, extent: extent, table: table, features: features)
  }

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
