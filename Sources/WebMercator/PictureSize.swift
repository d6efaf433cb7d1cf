/// A picture's width and height in points.
public struct PictureSize: Sendable, Hashable {
  /// Points across.
  public var width: Int
  /// Points down.
  public var height: Int

  /// A size in points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
