/// One layer of a style.
public struct StyleLayer: Sendable {
  /// The layer's id.
  public let id: String
  /// The id of its source; `nil` for backgrounds.
  public let source: String?
  /// The layer in the source's vector tiles.
  public let sourceLayer: String?
  /// The zoom at which the layer appears, for which the world is 512·2^zoom points.
  public let minimumZoom: Double?
  /// The zoom from which on the layer is gone.
  public let maximumZoom: Double?
  /// Whether the layer is to be drawn at all.
  public let isVisible: Bool
  /// Which features are drawn; `nil` for all.
  public let filter: StyleFilter?
  /// The layer's type, with its properties.
  public let kind: Kind

  /// The types of layers.
  public enum Kind: Sendable {
    /// One colour or pattern over the whole map.
    case background(BackgroundLayer)
    /// Areas.
    case fill(FillLayer)
    /// Lines.
    case line(LineLayer)
    /// Circles at points.
    case circle(CircleLayer)
    /// Pictures from raster tiles.
    case raster(RasterLayer)
    /// Icons and texts.
    case symbol(SymbolLayer)
    /// A density of points.
    case heatmap(HeatmapLayer)
    /// Light and shadow on elevations.
    case hillshade(HillshadeLayer)
    /// Elevations as colours.
    case colorRelief(ColorReliefLayer)
    /// Areas raised to a height.
    case fillExtrusion(FillExtrusionLayer)
  }

  /// Whether the layer is drawn at a zoom: visible, from `minimumZoom` on, and before `maximumZoom`.
  public func isDrawn(atZoom zoom: Double) -> Bool {
    isVisible && zoom >= minimumZoom ?? -.infinity && zoom < maximumZoom ?? .infinity
  }
}
