public import MapStyle
public import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

/// The camera that a picture of a style begins with.
public struct MapCamera: Sendable, Equatable {
  /// The middle of the picture.
  public var center: GeoCoordinate
  /// The world is 512·2^zoom points wide.
  public var zoom: Double
  /// The compass direction that is up, degrees clockwise from north.
  public var bearing: Double

  /// The camera that a style asks for; what it does not say is 0.
  public init(_ style: Style) {
    let place = style.camera.center ?? SIMD2(0, 0)
    center = GeoCoordinate(latitude: place.y, longitude: place.x)
    zoom = style.camera.zoom ?? 0
    bearing = style.camera.bearing
  }

  /// The camera on a picture, moved so far that no place beyond the world's north and south edges is seen: the zoom is raised
  /// where the world is shorter than the picture.
  public func viewport(size: PictureSize, scale: Double = 1) -> Viewport {
    let height = Double(size.height)
    let zoom = max(self.zoom, log2(max(1, height) / 512))
    let half = height / 2 / (512 * exp2(zoom))
    var world = WorldPoint(center)
    world.y = half >= 0.5 ? 0.5 : max(half, min(1 - half, world.y))
    return Viewport(
      center: world.coordinate, zoom: zoom, size: size, scale: scale, bearing: bearing)
  }
}
