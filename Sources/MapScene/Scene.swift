public import WebMercator

/// A picture that is decided and not yet painted: a draw list in points, y downward from the top left corner.
public struct Scene: Sendable, Equatable {
  /// The picture's size in points.
  public var size: PictureSize
  /// The drawings that marks repeat; a mark names one by its index.
  public var symbols: [Symbol] = []
  /// The images that map layers name by their index.
  public var images: [SceneImage] = []
  /// The outlines of letters, in units of their own, that map layers name by their index.
  public var outlines: [Path] = []
  /// What is drawn, bottom first.
  public var items: [Item] = []

  /// An empty scene.
  public init(size: PictureSize) { self.size = size }

  /// One thing to draw.
  public enum Item: Sendable, Equatable {
    /// A path with a fill and a stroke.
    case shape(Shape)
    /// Words.
    case text(Text)
    /// Pixels stretched to a box.
    case picture(Picture)
    /// A soft spot.
    case shade(Shade)
    /// A symbol at a point.
    case mark(Mark)
    /// A layer of the map's style.
    case layer(MapLayer)
  }

  /// One of the scene's symbols at a point.
  public struct Mark: Sendable, Hashable {
    /// The index in `symbols`.
    public var symbol: Int
    /// Where the symbol's point 0, 0 lies.
    public var position: Point

    /// A mark by symbol and place.
    public init(symbol: Int, position: Point) {
      self.symbol = symbol
      self.position = position
    }
  }

  /// A small drawing that is repeated; a painter may keep it as pixels.
  public struct Symbol: Sendable, Equatable {
    /// What it is made of, bottom first, around the point 0, 0; marks in it are not drawn.
    public var items: [Item]
    /// The box that holds all of it.
    public var bounds: Rectangle

    /// A symbol by its parts.
    public init(items: [Item], bounds: Rectangle) {
      self.items = items
      self.bounds = bounds
    }
  }
}
