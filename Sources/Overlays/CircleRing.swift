internal import WebMercator

/// The outline of a circle on the ellipsoid, with as many corners as the picture needs.
struct CircleRing {
  /// The outline; `nil` where the circle holds the whole earth.
  private(set) var ring: WorldRing?
  /// Whether the circle is what is outside of the outline, since both poles are in it.
  private(set) var isOutsideFilled = false

  /// Metres from a pole to the other: no place is farther away.
  private static let farthest = Ellipsoid.wgs84.meridianArc(from: -90, to: 90)

  /// The outline of all places `radius` metres from `center`.
  init(center: GeoCoordinate, radius: Double, viewport: Viewport, copies: WorldCopies) {
    guard radius < Self.farthest else {
      isOutsideFilled = true
      return
    }
    let sampler = CircleSampler(
      center: center, radius: radius, copies: copies,
      tolerance: 0.1 / (viewport.worldSize * viewport.scale))
    ring = WorldRing(sampler.corners())
    let hasNorth = Ellipsoid.wgs84.meridianArc(from: center.latitude, to: 90) < radius
    let hasSouth = Ellipsoid.wgs84.meridianArc(from: -90, to: center.latitude) < radius
    isOutsideFilled = hasNorth && hasSouth
    guard let winding = ring?.winding, winding != 0 else { return }
    ring?.pole = hasSouth && !hasNorth ? .south : .north
  }
}

/// Finds corners on a circle so that its sides leave it by no more than a tolerance where they are visible.
private struct CircleSampler {
  let center: GeoCoordinate
  let radius: Double
  let copies: WorldCopies
  /// Worlds.
  let tolerance: Double

  /// Sides before any is halved, and halvings at most.
  private static let firstSides = 16
  private static let depthLimit = 18

  private struct Corner {
    let azimuth: Double
    let place: GeoCoordinate
    let world: WorldPoint
  }

  func corners() -> [GeoCoordinate] {
    let first = (0...Self.firstSides).map { corner(360 * Double($0) / Double(Self.firstSides)) }
    var places: [GeoCoordinate] = []
    for (start, end) in zip(first, first.dropFirst()) {
      places.append(start.place)
      halve(start, end, depth: 0, into: &places)
    }
    return places
  }

  private func corner(_ azimuth: Double) -> Corner {
    let place = Ellipsoid.wgs84.destination(from: center, azimuth: azimuth, distance: radius)
    return Corner(azimuth: azimuth, place: place, world: WorldPoint(place))
  }

  private func halve(
    _ start: Corner, _ end: Corner, depth: Int, into places: inout [GeoCoordinate]
  ) {
    guard depth < Self.depthLimit else { return }
    let middle = corner((start.azimuth + end.azimuth) / 2)
    let error = error(start.world, middle.world, end.world)
    guard error > tolerance else { return }
    // Halving a side leaves a quarter of its error, so that the last middle needs no look at its halves.
    let isLast = error <= 4 * tolerance
    if !isLast { halve(start, middle, depth: depth + 1, into: &places) }
    places.append(middle.place)
    if !isLast { halve(middle, end, depth: depth + 1, into: &places) }
  }

  /// How far the middle of an arc lies from its chord, in worlds; 0 where that is not visible.
  private func error(_ start: WorldPoint, _ middle: WorldPoint, _ end: WorldPoint) -> Double {
    func near(_ x: Double) -> Double { x - (x - start.x).rounded() }
    let (chordX, chordY) = (near(end.x) - start.x, end.y - start.y)
    let (arcX, arcY) = (near(middle.x) - start.x, middle.y - start.y)
    // Near a pole a side may go round half the world, and which way is found only by halving.
    if abs(chordX) > 0.2 || abs(arcX) > 0.2 { return .infinity }
    let chord = max((chordX * chordX + chordY * chordY).squareRoot(), 1e-300)
    let reach = chord + abs(arcX) + abs(arcY)
    let isVisible = copies.shows(
      WorldRectangle(
        minX: start.x - reach, minY: start.y - reach, maxX: start.x + reach,
        maxY: start.y + reach))
    return isVisible ? abs(chordX * arcY - chordY * arcX) / chord : 0
  }
}
