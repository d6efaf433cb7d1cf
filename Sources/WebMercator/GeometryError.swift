/// Why a region can't be shown; each prints what is wrong, why, and what to do.
public enum GeometryError: Error, Sendable, Hashable {
  /// A latitude beyond ±90 or not a number; `longitude` is the other half of the same place, where it is known.
  case latitudeOutOfRange(Double, longitude: Double?)
  /// A longitude beyond what is allowed, or not a number.
  case longitudeOutOfRange(Double, limit: Double)
  /// Metres that are 0, negative, not a number, or more than the way around the earth.
  case distanceOutOfRange(Double)
  /// A zoom beyond `Viewport.zoomRange` or not a number.
  case zoomOutOfRange(Double)
  /// A compass direction that is not a finite number.
  case bearingNotFinite
  /// Pixels a point beyond 1…4.
  case scaleOutOfRange(Double)
  /// A side of 0 points or less, or of more pixels than a picture can have.
  case sizeOutOfRange(PictureSize, scale: Double)
  /// Points of padding that are negative, not finite, or leave nothing of the picture.
  case paddingOutOfRange(Double, PictureSize)
  /// A box whose southern edge lies north of the northern one.
  case southAboveNorth(south: Double, north: Double)
  /// A box without width and height.
  case emptyBounds(GeoBounds)
  /// A fit around nothing.
  case nothingToFit
}

extension GeometryError: CustomStringConvertible {
  /// One sentence: what is wrong, why, and what to do.
  public var description: String {
    switch self {
    case .latitudeOutOfRange(let latitude, let longitude):
      Self.latitudeSentence(latitude, longitude: longitude)
    case .longitudeOutOfRange(let longitude, let limit):
      "longitude \(plain(longitude)) is out of range −\(plain(limit))…\(plain(limit)); "
        + "give degrees east of Greenwich, west is negative"
    case .distanceOutOfRange(let metres):
      Self.distanceSentence(metres)
    case .zoomOutOfRange(let zoom):
      "zoom \(plain(zoom)) is out of range \(plain(Viewport.zoomRange.lowerBound))…"
        + "\(plain(Viewport.zoomRange.upperBound)); give a number such as 12.5"
    case .bearingNotFinite:
      "the bearing is not a finite number; give degrees clockwise from north, such as 45"
    case .scaleOutOfRange(let scale):
      "scale \(plain(scale)) is out of range 1…4; give the pixels a point, such as 2"
    case .sizeOutOfRange(let size, let scale):
      Self.sizeSentence(size, scale: scale)
    case .paddingOutOfRange(let padding, let size):
      "a padding of \(plain(padding)) points leaves nothing of a picture of "
        + "\(size.width)x\(size.height) points; give 0 or more, and less than half the shorter side"
    case .southAboveNorth(let south, let north):
      "the box has its south \(plain(south)) above its north \(plain(north)); "
        + "give WEST,SOUTH,EAST,NORTH"
    case .emptyBounds(let bounds):
      "the box has no width and no height: it is the place \(plain(bounds.south)),"
        + "\(plain(bounds.west)); give a centre with a distance or a zoom instead"
    case .nothingToFit:
      "there is nothing to fit the picture to: no place was given; "
        + "add a pin or a path, or give a centre with a distance"
    }
  }

  private static func latitudeSentence(_ latitude: Double, longitude: Double?) -> String {
    let start = "latitude \(plain(latitude)) is out of range −90…90; "
    // Degrees that would be right the other way round were most likely given so.
    let swapped = abs(latitude) <= 180 && abs(longitude ?? 0) <= 90
    return start
      + (swapped
        ? "are latitude and longitude swapped?" : "give degrees north, south is negative")
  }

  private static func distanceSentence(_ metres: Double) -> String {
    if metres > GeoRegion.greatestDistance {
      return "a distance of \(plain(metres)) m is more than the way around the earth "
        + "(40,075,017 m); give less"
    }
    return "a distance of \(plain(metres)) m shows nothing; give metres, more than 0"
  }

  private static func sizeSentence(_ size: PictureSize, scale: Double) -> String {
    let start = "a picture of \(size.width)x\(size.height) points"
    if size.width <= 0 || size.height <= 0 {
      return start + " has nothing to draw on; give a width and a height of at least 1"
    }
    return start + " at scale \(plain(scale)) has a side of more than "
      + "\(Viewport.pixelLimit) pixels; give a smaller size or scale"
  }
}

/// A number as a person writes it: `145`, not `145.0`; `NaN` and `infinity` as words.
private func plain(_ number: Double) -> String {
  if number.isNaN { return "NaN" }
  if number.isInfinite { return number < 0 ? "−infinity" : "infinity" }
  var text = "\(abs(number))"
  if text.hasSuffix(".0") { text.removeLast(2) }
  return number < 0 ? "−" + text : text
}
