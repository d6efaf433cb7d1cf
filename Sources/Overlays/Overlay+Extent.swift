public import WebMercator

extension Overlay {
  /// Places whose box is the box of the whole overlay; labels and widths are not counted.
  ///
  /// They lie so close together (a degree along lines, a tenth of the radius in circles) that the widest gap of
  /// longitude between them is one that the overlay leaves free, and a fit goes round the right way.
  public var extentCoordinates: [GeoCoordinate] {
    switch self {
    case .pin(let pin): [pin.coordinate]
    case .line(let line): Self.dense(line.coordinates)
    case .polygon(let polygon): Self.dense(polygon.rings.first ?? [])
    case .circle(let circle): circle.extentCoordinates
    }
  }

  /// Degrees of longitude between neighbours beyond which places are added.
  private static let longestStep = 1.0

  /// The places of a line and further ones between those that are far apart, the short way across 180°.
  private static func dense(_ coordinates: [GeoCoordinate]) -> [GeoCoordinate] {
    var result: [GeoCoordinate] = []
    result.reserveCapacity(coordinates.count)
    for coordinate in coordinates {
      if let last = result.last { append(between: last, and: coordinate, to: &result) }
      result.append(coordinate)
    }
    return result
  }

  private static func append(
    between start: GeoCoordinate, and end: GeoCoordinate, to result: inout [GeoCoordinate]
  ) {
    let direct = end.longitude - start.longitude
    guard direct.isFinite, abs(direct) > longestStep else { return }
    let short = direct - 360 * (direct / 360).rounded()
    let count = (abs(short) / longestStep).rounded(.down)
    guard count >= 1 else { return }
    for step in 1...Int(count) {
      let share = Double(step) / (count + 1)
      result.append(
        GeoCoordinate(
          latitude: start.latitude + share * (end.latitude - start.latitude),
          longitude: start.longitude + share * short
        ).normalized)
    }
  }
}

extension Overlay.Circle {
  /// Places on rings within the circle: its rim alone says nothing of a pole inside, or of which side is inside.
  fileprivate var extentCoordinates: [GeoCoordinate] {
    let rings = radius > 100_000 ? 10 : 1
    return [center]
      + (1...rings).flatMap { ring in
        Ellipsoid.wgs84.circle(
          around: center, radius: radius * Double(ring) / Double(rings), count: 120)
      }
  }
}
