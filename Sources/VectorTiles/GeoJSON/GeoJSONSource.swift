public import JSON

/// The features of a GeoJSON without their geometry, which all tiles share.
struct GeoJSONSource: Sendable {
  let table: PropertyTable
  let features: FeatureTable
  /// The ids that the tiles' features have.
  private(set) var ids: [PropertyValue?] = []
  /// The places in the JSON's list of those features that are taken.
  private(set) var taken: [Int] = []

  /// Reads ids and properties of the features of a GeoJSON; those that `filter` refuses are not taken.
  init(_ members: [JSONValue], options: GeoJSONOptions, filter: ((VectorFeature) -> Bool)?) {
    var builder = LayerBuilder()
    for member in members {
      let type = GeoJSONReader.shape(of: member["geometry"])?.type ?? .unknown
      let content = FeatureContent(
        type: type, id: Self.id(of: member["id"]), geometry: TileGeometry())
      builder.add(content, properties: Self.properties(of: member["properties"]))
    }
    (table, features) = (builder.table, builder.features)
    ids = features.ids
    let layer = layer
    for index in members.indices where filter?(layer.feature(at: index)) ?? true {
      if let name = options.promotedID {
        ids[index] = layer.feature(at: index).property(name)
      } else if options.generatesIDs {
        ids[index] = .number(Double(taken.count))
      }
      taken.append(index)
    }
  }

  /// The features as a layer, to ask them for properties.
  var layer: VectorLayer {
    VectorLayer(name: GeoJSONIndex.layerName, extent: 1, table: table, features: features)
  }

  func properties(of index: Int) -> [(String, PropertyValue)] {
    layer.feature(at: index).properties.map { ($0.key, $0.value) }
  }

  private static func properties(of json: JSONValue?) -> [(String, PropertyValue)] {
    (json?.objectValue?.members ?? []).map { ($0.name, PropertyValue($0.value)) }
  }

  /// MapLibre takes whole numbers as ids, also where they are written as texts.
  private static func id(of json: JSONValue?) -> PropertyValue? {
    let number = json?.numberValue ?? json?.stringValue.flatMap { Double($0) }
    guard let number, number.isFinite else { return nil }
    return .number(number.rounded(.towardZero))
  }
}

extension PropertyValue {
  /// The value of a GeoJSON property.
  public init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array, .object: self = .composite(json)
    }
  }
}
