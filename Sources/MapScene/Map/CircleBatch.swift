public import Pixels
public import WebMercator

/// Circles, bottom first; lengths in points.
public struct CircleBatch: Sendable, Equatable {
  /// The circles.
  public var circles: [Circle] = []

  /// No circles.
  public init() {}

  /// One circle.
  public struct Circle: Sendable, Equatable {
    /// The middle.
    public var center: Point
    /// Without the stroke.
    public var radius: Double
    /// The inside, its alpha with the opacity.
    public var color: Color
    /// How much of the radius (with stroke) the edge fades over: 1 fades all of it; negative fades inward.
    public var blur = 0.0
    /// The width of the stroke, outside the radius.
    public var strokeWidth = 0.0
    /// The stroke, its alpha with the opacity.
    public var strokeColor = Color.black

    /// A plain circle.
    public init(center: Point, radius: Double, color: Color) {
      self.center = center
      self.radius = radius
      self.color = color
    }
  }
}
