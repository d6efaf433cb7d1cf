/// The view that a style asks for.
public struct StyleCamera: Sendable, Equatable {
  /// Longitude and latitude in degrees.
  public var center: SIMD2<Double>?
  /// The zoom, for which the world is 512·2^zoom points.
  public var zoom: Double?
  /// The direction that is up, in degrees clockwise from north.
  public var bearing: Double
  /// The angle of the view from straight down, in degrees.
  public var pitch: Double
  /// The rotation around the line of sight, in degrees.
  public var roll: Double
}
