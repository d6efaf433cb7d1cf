public import Pixels

/// Filled areas of one tile.
public struct AreaBatch: Sendable, Equatable {
  /// The tile's square; `nil` for no clipping.
  public var clip: TileClip?
  /// All rings; closed without repeating the first point.
  public var rings = PointList()
  /// The areas, bottom first.
  public var areas: [Area] = []
  /// Whether edges are smoothed.
  public var isAntialiased = true

  /// No areas.
  public init() {}

  /// Some rings that are filled together, by the non-zero rule as far as rings wind the usual way (even-odd otherwise the same).
  public struct Area: Sendable, Equatable {
    /// Which parts of `rings`.
    public var rings: Range<Int>
    /// What the inside is filled with.
    public var fill: AreaFill
    /// The colour of a line one pixel wide along the rings; `nil` for none.
    public var outline: Color?

    /// An area by its parts.
    public init(rings: Range<Int>, fill: AreaFill, outline: Color? = nil) {
      self.rings = rings
      self.fill = fill
      self.outline = outline
    }
  }
}

/// What an area is filled with.
public enum AreaFill: Sendable, Equatable {
  /// One colour.
  case color(Color)
  /// A picture that repeats.
  case pattern(Pattern)

  /// A picture that repeats in both directions.
  public struct Pattern: Sendable, Equatable {
    /// The index in the scene's `images`.
    public var image: Int
    /// From points of the picture to pixels of the image; the image repeats with its width and height.
    public var toImage: AffineTransform
    /// 0 to 1.
    public var opacity: Double

    /// A pattern by its parts.
    public init(image: Int, toImage: AffineTransform, opacity: Double = 1) {
      self.image = image
      self.toImage = toImage
      self.opacity = opacity
    }
  }
}
