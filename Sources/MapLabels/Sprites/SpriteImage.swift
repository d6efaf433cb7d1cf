public import MapScene
public import Pixels

/// One image of a style's sprite.
public struct SpriteImage: Sendable, Equatable {
  /// The pixels, without a border; of an SDF image their alphas are distances.
  public let pixels: Pixmap
  /// Pixels a point, above 0.
  public let pixelRatio: Double
  /// Whether the pixels are signed distances to an edge, which are drawn in the layer's colour.
  public let isDistanceField: Bool
  /// The columns that may be stretched, in pixels, from the left; `nil` for all.
  public let stretchX: [ClosedRange<Double>]?
  /// The rows that may be stretched, in pixels, from the top; `nil` for all.
  public let stretchY: [ClosedRange<Double>]?
  /// The box that a text is put into, in pixels.
  public let content: Rectangle?
  /// How the content box fits a text across.
  public let textFitWidth: TextFit?
  /// How the content box fits a text from top to bottom.
  public let textFitHeight: TextFit?

  /// How a side of an image fits a text.
  public enum TextFit: String, Sendable {
    /// As it must.
    case stretchOrShrink
    /// Never smaller than the image.
    case stretchOnly
    /// As the other side does, so that the image keeps its shape.
    case proportional
  }

  /// An image by its parts; `nil` where `pixelRatio` is not above 0.
  public init?(
    pixels: Pixmap, pixelRatio: Double = 1, isDistanceField: Bool = false,
    stretchX: [ClosedRange<Double>]? = nil, stretchY: [ClosedRange<Double>]? = nil,
    content: Rectangle? = nil, textFitWidth: TextFit? = nil, textFitHeight: TextFit? = nil
  ) {
    guard pixelRatio.isFinite, pixelRatio > 0 else { return nil }
    self.pixels = pixels
    self.pixelRatio = pixelRatio
    self.isDistanceField = isDistanceField
    self.stretchX = stretchX
    self.stretchY = stretchY
    self.content = content
    self.textFitWidth = textFitWidth
    self.textFitHeight = textFitHeight
  }

  /// Across, in points.
  public var width: Double { Double(pixels.width) / pixelRatio }
  /// Down, in points.
  public var height: Double { Double(pixels.height) / pixelRatio }

  /// The image for a scene, with a border of one clear pixel, over which its edges fade.
  var bordered: SceneImage {
    let (width, height) = (pixels.width + 2, pixels.height + 2)
    var bordered = Pixmap(width: width, height: height)
    for row in 0..<pixels.height {
      let start = (row + 1) * width + 1
      bordered.pixels.replaceSubrange(
        start..<start + pixels.width,
        with: pixels.pixels[row * pixels.width..<(row + 1) * pixels.width])
    }
    guard isDistanceField else { return .pixels(bordered, pixelRatio: pixelRatio) }
    return .distances(
      bordered.pixels.map { UInt8($0 >> 24) }, width: width, height: height, pixelRatio: pixelRatio)
  }
}
