/// How points of a GeoJSON source are gathered; the names in brackets are those of the style specification.
public struct ClusterOptions {
  /// How near points are gathered, in 512ths of a tile's side (`clusterRadius`).
  public var radius = 50.0
  /// The last zoom at which points are gathered (`clusterMaxZoom`), 0 to 24; mostly the source's `maxzoom` less 1.
  public var maximumZoom = 17
  /// How many points a cluster has at least (`clusterMinPoints`), from 2.
  public var minimumPoints = 2
  /// The properties of clusters besides their own (`clusterProperties`).
  public var properties: Properties?

  /// MapLibre's defaults.
  public init() {}

  /// How properties of clusters are made.
  public struct Properties {
    /// What a point, which has no geometry here, gives.
    public var map: (VectorFeature) -> [String: PropertyValue]
    /// Takes what another point or cluster gives (second) into what is gathered (first).
    public var reduce: (inout [String: PropertyValue], [String: PropertyValue]) -> Void

    /// Properties by two functions.
    public init(
      map: @escaping (VectorFeature) -> [String: PropertyValue],
      reduce: @escaping (inout [String: PropertyValue], [String: PropertyValue]) -> Void
    ) {
      self.map = map
      self.reduce = reduce
    }
  }

  /// The same with numbers within their ranges.
  var checked: ClusterOptions {
    var options = self
    options.radius = radius > 0 ? min(radius, 65_536) : 0
    options.maximumZoom = max(0, min(24, maximumZoom))
    options.minimumPoints = max(2, minimumPoints)
    return options
  }
}
