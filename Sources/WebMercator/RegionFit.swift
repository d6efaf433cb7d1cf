#if canImport(Glibc)
  internal import Glibc
#endif

/// A box of the projected world that is to fill a picture: its middle, and half its sides.
struct RegionFit {
  /// Where the middle of the picture is to be.
  private let center: GeoCoordinate
  /// Half the width and height in worlds; along the picture's own sides if `isTurned`.
  private let halfWidth: Double
  private let halfHeight: Double
  /// Whether the box lies along the turned picture's sides; else along east and south.
  private let isTurned: Bool

  /// Metres around a place; the half toward the nearer pole is the larger one on the map, and decides.
  init(around center: GeoCoordinate, eastWest: Double, northSouth: Double) {
    let place = Viewport(center: center, zoom: 0, size: PictureSize(width: 0, height: 0)).center
    let earth = Ellipsoid.wgs84
    let round = earth.parallelArc(latitude: place.latitude, degrees: 360)
    self.center = place
    halfWidth = min(1, eastWest / round) / 2
    let middle = WorldPoint(place).y
    let halves = [northSouth / 2, -northSouth / 2].map { metres in
      abs(WorldPoint(Self.place(metres, northOf: place)).y - middle)
    }
    halfHeight = max(halves[0], halves[1])
    isTurned = false
  }

  /// The place so many metres along the meridian, or the pole where that comes first.
  private static func place(_ metres: Double, northOf start: GeoCoordinate) -> GeoCoordinate {
    let earth = Ellipsoid.wgs84
    let pole = metres < 0 ? -90.0 : 90.0
    guard abs(earth.meridianArc(from: start.latitude, to: pole)) > abs(metres) else {
      return GeoCoordinate(latitude: pole, longitude: start.longitude)
    }
    return earth.destination(from: start, azimuth: 0, distance: metres)
  }

  /// A box of degrees, whose Mercator middle comes to lie on the middle.
  init(bounds: GeoBounds) {
    let box = WorldRectangle(bounds)
    center = box.middle.coordinate
    halfWidth = box.width / 2
    halfHeight = box.height / 2
    isTurned = false
  }

  /// The smallest box along the sides of a picture turned by `turn` that holds all places.
  init(enclosing coordinates: [GeoCoordinate], turn: Angle) throws(GeometryError) {
    for coordinate in coordinates { try coordinate.checkAsPlace() }
    guard let bounds = GeoBounds(enclosing: coordinates.map(\.normalized)) else {
      throw .nothingToFit
    }
    let box = WorldRectangle(bounds)
    isTurned = turn.sine != 0
    guard isTurned else {
      center = box.middle.coordinate
      halfWidth = box.width / 2
      halfHeight = box.height / 2
      return
    }
    var right = Extent()
    var down = Extent()
    for coordinate in coordinates {
      let world = WorldPoint(coordinate.normalized)
      // From the box's western edge eastward, so that the places keep together across 180°.
      let east = world.x - box.minX
      let x = east < -1e-12 ? east + 1 : east
      let y = world.y - box.minY
      right.insert(x * turn.cosine + y * turn.sine)
      down.insert(y * turn.cosine - x * turn.sine)
    }
    halfWidth = right.half
    halfHeight = down.half
    center =
      WorldPoint(
        x: box.minX + right.middle * turn.cosine - down.middle * turn.sine,
        y: box.minY + right.middle * turn.sine + down.middle * turn.cosine
      ).coordinate
  }

  private struct Extent {
    private var least = Double.infinity
    private var greatest = -Double.infinity
    var half: Double { (greatest - least) / 2 }
    var middle: Double { (greatest + least) / 2 }

    mutating func insert(_ value: Double) {
      least = min(least, value)
      greatest = max(greatest, value)
    }
  }

  /// The closest camera that shows the whole box with `padding` points free on each side.
  func viewport(
    size: PictureSize, scale: Double, bearing: Double, padding: Double = 0,
    maximumZoom: Double = Viewport.zoomRange.upperBound
  ) -> Viewport {
    let angle = Angle(degrees: isTurned ? 0 : bearing.truncatingRemainder(dividingBy: 360))
    let (cosine, sine) = (abs(angle.cosine), abs(angle.sine))
    let across = (Double(size.width) / 2 - padding) / (halfWidth * cosine + halfHeight * sine)
    let down = (Double(size.height) / 2 - padding) / (halfWidth * sine + halfHeight * cosine)
    // Division by 0 gives infinity, which the greatest zoom bounds.
    let zoom = log2(min(across, down) / 512)
    return Viewport(
      center: center, zoom: min(maximumZoom, zoom), size: size, scale: scale, bearing: bearing)
  }
}
