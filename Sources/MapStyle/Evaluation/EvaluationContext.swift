public import VectorTiles
public import WebMercator

/// What an expression is evaluated in: the zoom, the feature, and all else that it may ask for.
///
/// Make one, and change the feature from feature to feature.
public struct EvaluationContext: Sendable {
  /// The zoom, for which the world is 512·2^zoom points.
  public var zoom: Double
  /// The tile that the feature's geometry lies in.
  public var tile: TileCoordinate?
  /// The names of the images that there are.
  public var availableImages: Set<String> = []
  /// The values of `global-state`.
  public var globalState: GlobalState
  /// The values of `feature-state`; nobody can set them in a still picture, so that it's empty by default.
  public var featureState: [String: PropertyValue] = [:]
  /// How far along the line a point lies, 0 to 1.
  public var lineProgress: Double?
  /// The density of a heat map, 0 to 1.
  public var heatmapDensity: Double?
  /// The elevation in metres.
  public var elevation: Double?
  /// The value so far, in the `reduce` of a cluster's property.
  public var accumulated: PropertyValue?
  var feature = FeatureReference.none

  /// A context without a feature.
  public init(zoom: Double, tile: TileCoordinate? = nil, globalState: GlobalState = GlobalState()) {
    self.zoom = zoom
    self.tile = tile
    self.globalState = globalState
  }

  /// Sets the feature; it's one of the layer that the table was made of.
  public mutating func setFeature(_ feature: VectorFeature, at index: Int, in table: TileLayerTable)
  {
    self.feature = .tile(feature, table: table, row: index)
  }

  /// Sets the feature.
  public mutating func setFeature(_ feature: PlainFeature) { self.feature = .plain(feature) }

  /// Takes the feature away.
  public mutating func removeFeature() { feature = .none }
}
