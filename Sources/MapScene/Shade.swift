public import Pixels

/// A soft spot: an ellipse that fades from its middle to nothing at the rim.
public struct Shade: Sendable, Equatable {
  /// The box that the ellipse fills.
  public var box: Rectangle
  /// The colour and opacity in the middle.
  public var color: Color

  /// A spot by box and colour.
  public init(_ color: Color, box: Rectangle) {
    self.color = color
    self.box = box
  }
}
