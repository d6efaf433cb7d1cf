/// A rectangle of whole pixels; y grows downwards from the top row.
public struct PixelRectangle: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// Columns; nothing is inside where it is below 1.
  public var width: Int
  /// Rows; nothing is inside where it is below 1.
  public var height: Int

  /// A rectangle by its top left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether no pixel is inside.
  public var isEmpty: Bool { width < 1 || height < 1 }

  /// Whether every pixel lies in a picture of `width` × `height` pixels; no number traps.
  public func fits(width pictureWidth: Int, height pictureHeight: Int) -> Bool {
    x >= 0 && y >= 0 && width >= 0 && height >= 0
      && width <= pictureWidth && height <= pictureHeight
      && x <= pictureWidth - width && y <= pictureHeight - height
  }
}
