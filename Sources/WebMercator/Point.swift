/// A point of a picture: x to the right and y downward from its top left corner.
public struct Point: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Downward.
  public var y: Double

  /// A point by its numbers.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
