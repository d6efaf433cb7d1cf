extension GeoRegion {
  static func check(size: PictureSize, scale: Double, bearing: Double) throws(GeometryError) {
    guard scale >= 1, scale <= 4 else { throw .scaleOutOfRange(scale) }
    guard bearing.isFinite else { throw .bearingNotFinite }
    for side in [size.width, size.height] {
      guard side > 0, Double(side) * scale < Double(Viewport.pixelLimit + 1) else {
        throw .sizeOutOfRange(size, scale: scale)
      }
    }
  }

  static func check(distance: Double) throws(GeometryError) {
    guard distance > 0, distance <= greatestDistance else { throw .distanceOutOfRange(distance) }
  }

  static func check(zoom: Double) throws(GeometryError) {
    guard Viewport.zoomRange.contains(zoom) else { throw .zoomOutOfRange(zoom) }
  }

  static func check(padding: Double, size: PictureSize) throws(GeometryError) {
    guard padding >= 0, padding < Double(min(size.width, size.height)) / 2 else {
      throw .paddingOutOfRange(padding, size)
    }
  }
}

extension GeoCoordinate {
  /// How far degrees may overshoot, as sums of rounded ones do, before they count as wrong.
  private static let slack = 1e-6

  /// That this can be the middle of a picture: longitude within ±180.
  func checkAsCenter() throws(GeometryError) { try check(longitudeLimit: 180) }

  /// That this is a place on a line, which may go on across 180°.
  func checkAsPlace() throws(GeometryError) { try check(longitudeLimit: 540) }

  fileprivate func check(longitudeLimit limit: Double) throws(GeometryError) {
    guard abs(latitude) <= 90 + Self.slack else {
      throw .latitudeOutOfRange(latitude, longitude: longitude)
    }
    guard abs(longitude) <= limit + Self.slack else {
      throw .longitudeOutOfRange(longitude, limit: limit)
    }
  }
}

extension GeoBounds {
  /// The same box with rounding overshoot clamped.
  ///
  /// - Throws: `GeometryError` for an edge out of range (longitudes: ±360, so that 170 to 190 is a box over 180°), for
  ///   south above north, and for a box that is only a point.
  public func checked() throws(GeometryError) -> GeoBounds {
    for (latitude, longitude) in [(south, west), (north, east)] {
      try GeoCoordinate(latitude: latitude, longitude: longitude).check(longitudeLimit: 360)
    }
    guard south <= north else { throw .southAboveNorth(south: south, north: north) }
    let box = GeoBounds(
      west: west, south: max(-90, min(90, south)), east: east, north: max(-90, min(90, north)))
    guard box.longitudeSpan > 0 || box.south < box.north else { throw .emptyBounds(box) }
    return box
  }
}
