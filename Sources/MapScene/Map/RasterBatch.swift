public import Pixels
public import WebMercator

/// A picture laid onto the map.
public struct RasterBatch: Sendable, Equatable {
  /// The tile's square; `nil` for no clipping.
  public var clip: TileClip?
  /// The pixels; `clip` or `corners` say where they lie.
  public var pixmap: Pixmap
  /// Where the corners of `pixmap` lie, in points: north-west, north-east, south-east, south-west.
  public var corners: [Point]
  /// 0 to 1.
  public var opacity = 1.0
  /// Changes of colour.
  public var adjustment = Adjustment()
  /// Whether pixels are mixed when they are stretched.
  public var isSmooth = true

  /// A picture by pixels and place.
  public init(_ pixmap: Pixmap, corners: [Point]) {
    self.pixmap = pixmap
    self.corners = corners
  }

  /// MapLibre's raster paint properties.
  public struct Adjustment: Sendable, Hashable {
    /// Degrees around the colour wheel.
    public var hueRotation = 0.0
    /// −1 to 1.
    public var saturation = 0.0
    /// −1 to 1.
    public var contrast = 0.0
    /// What black becomes, 0 to 1.
    public var brightnessMinimum = 0.0
    /// What white becomes, 0 to 1.
    public var brightnessMaximum = 1.0

    /// No change.
    public init() {}
  }
}
