/// What one style layer draws, in its order.
public struct MapLayer: Sendable, Equatable {
  /// The style layer's id.
  public var name: String
  /// The opacity of the layer as a whole, 0 to 1; below 1 all of it is drawn apart and laid over what is beneath once.
  public var opacity = 1.0
  /// The parts, bottom first; mostly one for each tile.
  public var batches: [Batch] = []

  /// An empty layer.
  public init(name: String) { self.name = name }

  /// Many things of one kind.
  public enum Batch: Sendable, Equatable {
    /// The whole picture.
    case background(AreaFill)
    /// Filled areas.
    case areas(AreaBatch)
    /// Lines.
    case lines(LineBatch)
    /// Circles.
    case circles(CircleBatch)
    /// A raster tile or an image.
    case raster(RasterBatch)
    /// Icons and text.
    case symbols(SymbolBatch)
    /// A density.
    case heatmap(HeatmapBatch)
    /// Shaded or coloured heights.
    case relief(ReliefBatch)
  }
}
