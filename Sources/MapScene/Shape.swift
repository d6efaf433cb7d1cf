public import Pixels

/// A path with a fill, a stroke, or both (the stroke lies above).
public struct Shape: Sendable, Equatable {
  /// The outline.
  public var path: Path
  /// The colour of the inside, by the even-odd rule; `nil` for nothing.
  public var fill: Color?
  /// The line along the path; `nil` for none.
  public var stroke: Line?

  /// A shape by its parts.
  public init(_ path: Path, fill: Color? = nil, stroke: Line? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }

  /// How a path is stroked: ends and corners are round.
  public struct Line: Sendable, Hashable {
    /// The colour and opacity.
    public var color: Color
    /// Points across.
    public var width: Double
    /// Points of dash and gap in turn, each more than 0; empty for an unbroken line.
    ///
    /// A dash's round ends count as part of it.
    public var dash: [Double]

    /// A line by its parts.
    public init(_ color: Color, width: Double, dash: [Double] = []) {
      self.color = color
      self.width = width
      self.dash = dash
    }
  }
}
