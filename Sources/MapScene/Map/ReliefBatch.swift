public import Pixels

/// Heights of one tile, shaded by light or coloured by height.
public struct ReliefBatch: Sendable, Equatable {
  /// The tile's square, which the heights without their border fill.
  public var clip: TileClip
  /// Metres, row by row from the north, with a border of one all round: (`side` + 2)² of them.
  public var heights: [Float]
  /// Heights across the tile, without the border.
  public var side: Int
  /// How they become colours.
  public var shading: Shading
  /// 0 to 1.
  public var opacity = 1.0
  /// Whether heights are mixed between their points.
  public var isSmooth = true

  /// Heights by their parts.
  public init(clip: TileClip, heights: [Float], side: Int, shading: Shading) {
    self.clip = clip
    self.heights = heights
    self.side = side
    self.shading = shading
  }

  /// How heights become colours.
  public enum Shading: Sendable, Equatable {
    /// By light (`hillshade`).
    case light(Light)
    /// By height (`color-relief`): rising heights in metres and their colours.
    case ramp(heights: [Float], colors: [Color])
  }

  /// MapLibre's `hillshade` properties.
  public struct Light: Sendable, Equatable {
    /// `hillshade-method`.
    public var method = Method.standard
    /// Degrees clockwise from the picture's top, one for each source of light.
    public var directions: [Double] = [335]
    /// Degrees above the horizon, one for each source of light.
    public var altitudes: [Double] = [45]
    /// One for each source of light.
    public var shadows: [Color] = [.black]
    /// One for each source of light.
    public var highlights: [Color] = [.white]
    /// `hillshade-accent-color`.
    public var accent = Color.black
    /// 0 to 1.
    public var exaggeration = 0.5
    /// The tile's zoom Z.
    public var zoom = 0.0
    /// Metres on the ground that one height lies from the next, by row from the north (one for the whole tile, or one each row).
    public var latitudes: ClosedRange<Double> = 0...0

    /// MapLibre's defaults.
    public init() {}
  }

  /// The formula of the light.
  public enum Method: String, Sendable {
    /// MapLibre's own.
    case standard
    /// Horn's slope, one light.
    case basic
    /// Light and slope together.
    case combined
    /// Igor's.
    case igor
    /// Several lights.
    case multidirectional
  }
}
