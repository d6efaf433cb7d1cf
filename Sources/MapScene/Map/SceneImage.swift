public import Pixels

/// An image that map layers repeat.
public enum SceneImage: Sendable, Equatable {
  /// Premultiplied pixels; `pixelRatio` of them are a point.
  case pixels(Pixmap, pixelRatio: Double)
  /// Signed distances to an edge, one byte a pixel, row by row: 192 (0.75) is the edge, more is inside; a pixel of the image is 32
  /// steps away per pixel of distance (255/8 at the glyphs' 24 px size), as in MapLibre's glyph ranges and SDF icons.
  case distances([UInt8], width: Int, height: Int, pixelRatio: Double)

  /// Columns of pixels.
  public var width: Int {
    switch self {
    case .pixels(let pixmap, _): pixmap.width
    case .distances(_, let width, _, _): width
    }
  }

  /// Rows of pixels.
  public var height: Int {
    switch self {
    case .pixels(let pixmap, _): pixmap.height
    case .distances(_, _, let height, _): height
    }
  }
}
