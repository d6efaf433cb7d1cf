/// What a feature's parts are.
public enum GeometryType: UInt8, Sendable {
  /// Not said; such features aren't drawn.
  case unknown = 0
  /// One or more points.
  case point = 1
  /// One or more lines.
  case lineString = 2
  /// Rings: outer ones run clockwise on the screen (positive area with y downward), holes the other way.
  case polygon = 3
}
