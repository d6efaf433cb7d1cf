public import WebMercator

/// Points whose densities add up and are then coloured.
public struct HeatmapBatch: Sendable, Equatable {
  /// The points.
  public var spots: [Spot] = []
  /// Premultiplied colours for densities 0 to 1, evenly spaced.
  public var ramp: [UInt32]
  /// 0 to 1.
  public var opacity = 1.0

  /// No points.
  public init(ramp: [UInt32]) { self.ramp = ramp }

  /// One point.
  public struct Spot: Sendable, Equatable {
    /// Where, in points.
    public var center: Point
    /// How far it reaches, in points.
    public var radius: Double
    /// Weight × intensity.
    public var weight: Double

    /// A spot by its numbers.
    public init(center: Point, radius: Double, weight: Double) {
      self.center = center
      self.radius = radius
      self.weight = weight
    }
  }
}
