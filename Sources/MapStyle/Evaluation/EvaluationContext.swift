public import VectorTiles
public import WebMercator

/// What an expression is evaluated in: the zoom, the feature, and all else that it may ask for.
///
/// Make one, and change the feature from feature to feature.
public struct EvaluationContext: Sendable {
  /// The zoom, for which the world is 512·2^zoom points.
  public var zoom: Double
  /// How far along the line a point lies, 0 to 1.
  public var lineProgress: Double?
  /// The density of a heat map, 0 to 1.
  public var heatmapDensity: Double?
  /// The elevation in metres.
  public var elevation: Double?
  var feature = FeatureReference.none
  /// What seldom changes; one reference, so that a context is cheap to copy.
  private var surroundings: Surroundings

  /// A context without a feature.
  public init(zoom: Double, tile: TileCoordinate? = nil, globalState: GlobalState = GlobalState()) {
    self.zoom = zoom
    surroundings = Surroundings(tile: tile, globalState: globalState)
  }

  /// The tile that the feature's geometry lies in.
  public var tile: TileCoordinate? {
    get { surroundings.tile }
    set { surroundings = surroundings.changed { $0.tile = newValue } }
  }

  /// The names of the images that there are.
  public var availableImages: Set<String> {
    get { surroundings.availableImages }
    set { surroundings = surroundings.changed { $0.availableImages = newValue } }
  }

  /// The values of `global-state`.
  public var globalState: GlobalState {
    get { surroundings.globalState }
    set { surroundings = surroundings.changed { $0.globalState = newValue } }
  }

  /// The values of `feature-state`; nobody can set them in a still picture, so that it's empty by default.
  public var featureState: [String: PropertyValue] {
    get { surroundings.featureState }
    set { surroundings = surroundings.changed { $0.featureState = newValue } }
  }

  /// The value so far, in the `reduce` of a cluster's property.
  public var accumulated: PropertyValue? {
    get { surroundings.accumulated }
    set { surroundings = surroundings.changed { $0.accumulated = newValue } }
  }

  /// Sets the feature by its place in the layer that the table was made of; it isn't decoded.
  public mutating func setFeature(at index: Int, in table: TileLayerTable) {
    if index >= 0, index < table.geometryTypes.count { feature = .tile(table, row: index) }
  }

  /// Sets the feature, which stands at this place in the layer that the table was made of.
  public mutating func setFeature(_ feature: VectorFeature, at index: Int, in table: TileLayerTable)
  {
    setFeature(at: index, in: table)
  }

  /// Sets the feature.
  public mutating func setFeature(_ feature: PlainFeature) { self.feature = .plain(feature) }

  /// Takes the feature away.
  public mutating func removeFeature() { feature = .none }
}

/// What seldom changes from one evaluation to the next.
private final class Surroundings: Sendable {
  struct Values: Sendable {
    var tile: TileCoordinate?
    var globalState: GlobalState
    var availableImages: Set<String> = []
    var featureState: [String: PropertyValue] = [:]
    var accumulated: PropertyValue?
  }

  private let values: Values

  init(tile: TileCoordinate?, globalState: GlobalState) {
    values = Values(tile: tile, globalState: globalState)
  }

  private init(_ values: Values) { self.values = values }

  func changed(_ change: (inout Values) -> Void) -> Surroundings {
    var values = values
    change(&values)
    return Surroundings(values)
  }

  var tile: TileCoordinate? { values.tile }
  var globalState: GlobalState { values.globalState }
  var availableImages: Set<String> { values.availableImages }
  var featureState: [String: PropertyValue] { values.featureState }
  var accumulated: PropertyValue? { values.accumulated }
}
