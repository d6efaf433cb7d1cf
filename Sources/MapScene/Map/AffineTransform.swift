public import WebMercator

/// x′ = a·x + c·y + x₀, y′ = b·x + d·y + y₀.
public struct AffineTransform: Sendable, Hashable {
  /// What x adds to x′.
  public var a: Double
  /// What x adds to y′.
  public var b: Double
  /// What y adds to x′.
  public var c: Double
  /// What y adds to y′.
  public var d: Double
  /// Where the point 0, 0 goes.
  public var origin: Point

  /// A transform by its numbers.
  public init(a: Double, b: Double, c: Double, d: Double, origin: Point) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.origin = origin
  }

  /// Changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, origin: Point(x: 0, y: 0))

  /// Where a point goes.
  public func apply(_ point: Point) -> Point {
    Point(
      x: a * point.x + c * point.y + origin.x, y: b * point.x + d * point.y + origin.y)
  }
}
