/// A source of vector tiles.
public struct VectorSource: Sendable, Equatable {
  /// Where the tiles are.
  public var tileSource: TileSourceDescription
  /// Which property is the feature's id, by source layer or for all.
  public var promoteID: PromotedID?
  /// How tiles are written.
  public var encoding: Encoding

  /// How vector tiles are written.
  public enum Encoding: String, Sendable {
    /// Mapbox vector tiles.
    case mvt
    /// MapLibre tiles.
    case mlt
  }
}
