internal import JSON
internal import MapStyle
internal import Pixels
internal import VectorTiles
internal import WebMercator

/// A GeoJSON source, cut into tiles when they are asked for.
struct GeoJSONSourceTiles: Sendable {
  let attribution: String?
  /// The deepest zoom whose tiles are cut.
  let maximumZoom: Int
  private let index: GeoJSONIndex

  /// Reads the data.
  ///
  /// - Throws: `SourceFault` where there is none, or the error of JSON or GeoJSON that is broken.
  init(_ source: GeoJSONSource, style: Style, resources: any ResourceLoading) async throws {
    attribution = source.attribution
    maximumZoom = Self.whole(source.maximumZoom, limit: 24)
    let json: JSONValue
    switch source.data {
    case .inline(let value): json = value
    case .url(let url):
      guard let bytes = try await resources.bytes(of: url) else {
        throw SourceFault("there is nothing at \(url)")
      }
      json = try JSONValue.parse(bytes)
    }
    var options = GeoJSONOptions()
    options.maximumZoom = maximumZoom
    options.buffer = source.buffer
    options.tolerance = source.tolerance
    options.tracksLineProgress = source.hasLineMetrics
    options.generatesIDs = source.generatesIDs
    options.promotedID = source.promoteID?.property(inSourceLayer: GeoJSONIndex.layerName)
    let features = SourceFeatures(globalState: style.globalState)
    index = try GeoJSONIndex(
      json, options: options, clustering: source.cluster.map { features.options($0, source) },
      filter: source.filter.map { filter in
        { feature in filter.matches(features.context(of: feature)) }
      })
  }

  /// One tile; `nil` where nothing lies in it.
  func tile(at coordinate: TileCoordinate) -> VectorTile? { index.tile(at: coordinate) }

  static func whole(_ number: Double, limit: Int) -> Int {
    number.isNaN ? 0 : Int(max(0, min(Double(limit), number.rounded(.down))))
  }
}

/// Evaluates the expressions of a source for its features, which have no geometry here.
private struct SourceFeatures {
  let globalState: GlobalState

  func context(of feature: VectorFeature) -> EvaluationContext {
    let properties = Dictionary(
      feature.properties.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    var context = EvaluationContext(zoom: 0, globalState: globalState)
    context.setFeature(
      PlainFeature(type: feature.type, id: feature.id ?? .null, properties: properties))
    return context
  }

  func options(_ cluster: GeoJSONSource.Cluster, _ source: GeoJSONSource) -> ClusterOptions {
    var options = ClusterOptions()
    options.radius = cluster.radius
    options.maximumZoom = GeoJSONSourceTiles.whole(
      cluster.maximumZoom ?? source.maximumZoom - 1, limit: 24)
    options.minimumPoints = GeoJSONSourceTiles.whole(cluster.minimumPoints, limit: 1 << 30)
    guard !cluster.properties.isEmpty else { return options }
    options.properties = ClusterOptions.Properties(
      map: { feature in
        let context = context(of: feature)
        return values(cluster.properties) { PropertyValue($0.map.value(in: context)) }
      },
      reduce: { sum, next in
        let context = EvaluationContext(zoom: 0, globalState: globalState)
        sum = values(cluster.properties) { [sum] property in
          var context = copy context
          context.accumulated = sum[property.name]
          context.setFeature(
            PlainFeature(type: .point, properties: [property.name: next[property.name] ?? .null]))
          return PropertyValue(property.reduce.value(in: context))
        }
      })
    return options
  }

  private func values(
    _ properties: [ClusterProperty], _ value: (ClusterProperty) -> PropertyValue
  ) -> [String: PropertyValue] {
    Dictionary(properties.map { ($0.name, value($0)) }, uniquingKeysWith: { _, last in last })
  }
}

extension PropertyValue {
  /// What an expression gave, as a property has it.
  fileprivate init(_ value: StyleValue) {
    switch value {
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .color(let color):
      self = .string(
        "rgba(\(Int(color.red * 255)),\(Int(color.green * 255)),\(Int(color.blue * 255)),\(color.alpha))"
      )
    default: self = .null
    }
  }
}
