/// A film on the map.
public struct VideoSource: Sendable, Equatable {
  /// Where the film is, in several formats.
  public var urls: [String]
  /// Longitude and latitude of the corners: top left, top right, bottom right, bottom left.
  public var coordinates: [SIMD2<Double>]
}
