public import Pixels

/// Icons and letters, bottom first.
public struct SymbolBatch: Sendable, Equatable {
  /// The marks.
  public var marks: [Mark] = []

  /// No marks.
  public init() {}

  /// An image or letter at its place.
  public struct Mark: Sendable, Equatable {
    /// What is drawn.
    public var content: Content
    /// From the content's own units (pixels of the image, units of the outline; y downward) to points of the picture.
    public var toPicture: AffineTransform
    /// 0 to 1.
    public var opacity = 1.0
    /// The colour of letters and of SDF icons.
    public var color = Color.black
    /// The colour of the halo; clear for none.
    public var haloColor = Color.clear
    /// How far the halo reaches beyond the edge, in points.
    public var haloWidth = 0.0
    /// How far the halo fades, in points.
    public var haloBlur = 0.0

    /// Whether the pixels of images are shown as they are, without mixing neighbours.
    public var isSharp = false

    /// A mark by content and place.
    public init(_ content: Content, toPicture: AffineTransform) {
      self.content = content
      self.toPicture = toPicture
    }
  }

  /// What a mark is.
  public enum Content: Sendable, Equatable {
    /// A part of an image of the scene, in its pixels; colours as they are.
    case image(Int, Rectangle)
    /// A part of an SDF image of the scene, in its pixels: the edge lies at 192 of 255, a pixel of distance is 32.
    case distanceField(Int, Rectangle)
    /// An outline of the scene.
    case outline(Int)
  }
}
