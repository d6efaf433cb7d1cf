/// What all sources of tiles say.
///
/// Where `url` is given, a TileJSON lies there, and its members count where the style itself is silent: then `minimumZoom`,
/// `maximumZoom`, `bounds`, `scheme` and `attribution` are `nil`.
public struct TileSourceDescription: Sendable, Equatable {
  /// Where a TileJSON lies.
  public var url: String?
  /// URL templates with `{z}`, `{x}`, `{y}`, `{ratio}`, `{quadkey}` or `{bbox-epsg-3857}`.
  public var tiles: [String]
  /// West, south, east, north in degrees.
  public var bounds: [Double]?
  /// Whether y counts from the north (`false`, XYZ) or from the south (`true`, TMS); `nil` means from the north.
  public var isTMS: Bool?
  /// The first zoom Z that has tiles; `nil` means 0.
  public var minimumZoom: Double?
  /// The last zoom Z that has tiles; deeper ones are drawn from it; `nil` means 22.
  public var maximumZoom: Double?
  /// Whom to name on the map, as HTML.
  public var attribution: String?
  /// Whether tiles must not be kept.
  public var isVolatile: Bool
}
