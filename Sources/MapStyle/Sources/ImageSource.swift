/// A picture on the map.
public struct ImageSource: Sendable, Equatable {
  /// Where the picture is.
  public var url: String
  /// Longitude and latitude of the corners: top left, top right, bottom right, bottom left.
  public var coordinates: [SIMD2<Double>]
}
