/// How a GeoJSON source is cut into tiles; the names in brackets are those of the style specification.
public struct GeoJSONOptions: Sendable, Equatable {
  /// The zoom from which on nothing is simplified (`maxzoom`), 0 to 24.
  public var maximumZoom = 18
  /// How far features reach beyond a tile's edge, in 512ths of the tile's side (`buffer`).
  public var buffer = 128.0
  /// How far a simplified line may be from the true one, in 512ths of the tile's side (`tolerance`).
  public var tolerance = 0.375
  /// How many tile units the tile's side is.
  public var extent = 8192
  /// Whether pieces of lines tell their place on the whole line (`lineMetrics`).
  ///
  /// They do by the properties `mapbox_clip_start` and `mapbox_clip_end`, 0 to 1.
  public var tracksLineProgress = false
  /// Whether the features' places in the source, from 0, are their ids (`generateId`).
  public var generatesIDs = false
  /// The property whose value is the id (`promoteId`).
  public var promotedID: String?

  /// MapLibre's defaults.
  public init() {}

  /// The same with numbers within their ranges.
  var checked: GeoJSONOptions {
    var options = self
    options.maximumZoom = max(0, min(24, maximumZoom))
    options.buffer = buffer > 0 ? min(buffer, 512) : 0
    options.tolerance = tolerance > 0 ? min(tolerance, 512) : 0
    options.extent = max(1, min(1 << 24, extent))
    return options
  }

  /// The tolerance in the projected world, at a zoom.
  func worldTolerance(at zoom: Int) -> Double {
    let side = Double(extent)
    return tolerance * (side / 512) / (Double(1 << zoom) * side)
  }
}
