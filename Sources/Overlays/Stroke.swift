public import Pixels

/// How a line is drawn; caps and joins are round.
public struct Stroke: Sendable, Equatable {
  /// Its colour; the alpha is its opacity.
  public var color: Color
  /// Points across.
  public var width: Double
  /// Points of dash and gap in turn, each more than 0; empty for an unbroken line.
  public var dash: [Double]
  /// A rim on both sides that sets the line off from the map, or none.
  public var casing: Color?

  /// A stroke by colour and width in points.
  public init(color: Color, width: Double, dash: [Double] = [], casing: Color? = nil) {
    self.color = color
    self.width = width
    self.dash = dash
    self.casing = casing
  }

  /// The look of a track that says nothing of its look: blue, 3 points, with a light rim.
  public static let line = Stroke(
    color: Color(hex: 0x2563EB), width: 3, casing: Color.white.multipliedAlpha(0.8))
}
