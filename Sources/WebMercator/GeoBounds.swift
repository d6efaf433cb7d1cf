/// A box of degrees; where west > east it crosses 180°.
public struct GeoBounds: Sendable, Hashable {
  /// The western edge, degrees.
  public var west: Double
  /// The southern edge, degrees.
  public var south: Double
  /// The eastern edge, degrees; less than `west` where the box crosses 180°.
  public var east: Double
  /// The northern edge, degrees.
  public var north: Double

  /// A box by its four edges, in degrees.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }
}
