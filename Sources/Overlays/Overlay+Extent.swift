public import WebMercator

extension Overlay {
  /// The places that a picture must show to show all of the overlay; labels and widths are not counted.
  public var extentCoordinates: [GeoCoordinate] {
    switch self {
    case .pin(let pin): [pin.coordinate]
    case .line(let line): line.coordinates
    case .polygon(let polygon): polygon.rings.first ?? []
    case .circle(let circle):
      [0.0, 90, 180, 270].map {
        Ellipsoid.wgs84.destination(from: circle.center, azimuth: $0, distance: circle.radius)
      }
    }
  }
}
