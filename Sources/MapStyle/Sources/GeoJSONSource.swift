public import JSON

/// A source of GeoJSON.
public struct GeoJSONSource: Sendable {
  /// Where the data is.
  public var data: Data
  /// The deepest zoom for which tiles are cut; deeper ones are drawn from it.
  public var maximumZoom: Double
  /// Whom to name on the map, as HTML.
  public var attribution: String?
  /// The margin around each tile, in 1/512 of its side.
  public var buffer: Double
  /// How far simplified lines may lie from the given ones, in 1/512 of a tile's side.
  public var tolerance: Double
  /// Which features are taken.
  public var filter: StyleFilter?
  /// How points are gathered, or `nil` where they stay single.
  public var cluster: Cluster?
  /// Whether lines carry their length, for gradients.
  public var hasLineMetrics: Bool
  /// Whether features get their number as id.
  public var generatesIDs: Bool
  /// Which property is the feature's id.
  public var promoteID: PromotedID?

  /// Where GeoJSON is.
  public enum Data: Sendable, Equatable {
    /// In a file or on a server.
    case url(String)
    /// In the style itself.
    case inline(JSONValue)
  }

  /// How points are gathered.
  public struct Cluster: Sendable {
    /// How far apart points are gathered, in 1/512 of a tile's side.
    public var radius: Double
    /// The deepest zoom with clusters; `nil` means one less than the source's maximum zoom.
    public var maximumZoom: Double?
    /// How many points make a cluster; at least 2.
    public var minimumPoints: Double
    /// Properties of clusters, made from those of their points.
    public var properties: [ClusterProperty]
  }
}
