public import Pixels

/// Lines of one tile.
public struct LineBatch: Sendable, Equatable {
  /// The tile's square; `nil` for no clipping.
  public var clip: TileClip?
  /// An 8,192nd of the side of the tile that the lines come from, in points: lengths along lines are counted in whole pairs of
  /// it, as by MapLibre GL JS; 0 for a tile of 512 points.
  public var unit = 0.0
  /// Dashes on both sides of a sharp corner are counted from so many points beside it.
  public var cornerLength = 15.0
  /// All lines; the last point of a closed one does not repeat its first.
  public var lines = PointList()
  /// For each point of `lines`, how far along the whole feature it lies, 0 to 1; empty unless a style has a gradient.
  public var progress: [Float] = []
  /// The ways in which lines are drawn; few.
  public var styles: [Style] = []
  /// The features, bottom first.
  public var runs: [Run] = []

  /// No lines.
  public init() {}

  /// The lines of a feature, or of several features that are drawn alike.
  public struct Run: Sendable, Equatable {
    /// Which parts of `lines`.
    public var lines: Range<Int>
    /// The index in `styles`.
    public var style: Int
    /// Whether each line goes back to its first point, with a join there instead of caps.
    public var isClosed: Bool

    /// A run by its parts.
    public init(lines: Range<Int>, style: Int, isClosed: Bool = false) {
      self.lines = lines
      self.style = style
      self.isClosed = isClosed
    }
  }

  /// How corners are drawn.
  public enum Join: UInt8, Sendable {
    /// Pointed, up to the miter limit; then bevelled.
    case miter
    /// Cut off.
    case bevel
    /// Round.
    case round
  }

  /// How ends are drawn.
  public enum Cap: UInt8, Sendable {
    /// Cut at the end.
    case butt
    /// Half a circle.
    case round
    /// Half a square.
    case square
  }

  /// What a line is painted with.
  public enum Paint: Sendable, Equatable {
    /// One colour.
    case color(Color)
    /// Premultiplied colours from the line's start to its end, evenly spaced; stepped ones are not mixed.
    case gradient([UInt32], isStepped: Bool = false)
    /// An image along the line, as high as the line is wide; `length` points along the line for the image's whole width.
    case pattern(image: Int, length: Double)
  }

  /// How lines are drawn; lengths in points.
  public struct Style: Sendable, Equatable {
    /// What with.
    public var paint: Paint
    /// 0 to 1; multiplies `paint`.
    public var opacity = 1.0
    /// Across; of each of the two lines where there is a gap.
    public var width: Double
    /// The inner width between two lines; 0 for one line.
    public var gapWidth = 0.0
    /// To the right of the line's way (where y is downward), negative to the left.
    public var offset = 0.0
    /// How far the edges fade.
    public var blur = 0.0
    /// Corners.
    public var join = Join.miter
    /// Ends.
    public var cap = Cap.butt
    /// How long a miter may be, in line widths (MapLibre's `line-miter-limit`).
    public var miterLimit = 2.0
    /// Below this miter length round joins are drawn as miters.
    public var roundLimit = 1.05
    /// Dash and gap in turn, in points; empty for an unbroken line.
    public var dash: [Double] = []
    /// The points that one line width of `dash` stands for; 0 for `width`.
    public var dashUnit = 0.0
    /// The pixels over which dashes fade at their ends.
    public var dashFade = 1.0

    /// A line by paint and width.
    public init(_ paint: Paint, width: Double) {
      self.paint = paint
      self.width = width
    }
  }
}
