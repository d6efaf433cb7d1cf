#if canImport(Glibc)
  internal import Glibc
#endif

/// Distances in metres near a latitude, as if the earth were flat there.
///
/// V. Agafonkin, "Fast geodesic approximations with Cheap Ruler", 2016: the lengths of a degree on the WGS 84 ellipsoid.
struct FlatRuler {
  /// Metres a degree of longitude and latitude.
  private let scale: SIMD2<Double>

  /// A ruler for a latitude in degrees.
  init(latitude: Double) {
    let flattening = 1 / 298.257223563
    let eccentricity = flattening * (2 - flattening)
    let degree = Double.pi / 180 * 6_378_137
    let cosine = cos(latitude * .pi / 180)
    let square = 1 / (1 - eccentricity * (1 - cosine * cosine))
    let root = square.squareRoot()
    scale = SIMD2(degree * root * cosine, degree * root * square * (1 - eccentricity))
  }

  /// From one position to another, the shorter way around the earth, in metres east and north.
  private func way(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2((to.x - from.x).remainder(dividingBy: 360), to.y - from.y) * scale
  }

  private static func length(_ way: SIMD2<Double>) -> Double {
    (way.x * way.x + way.y * way.y).squareRoot()
  }

  private func distance(_ point: SIMD2<Double>, toSegment a: SIMD2<Double>, _ b: SIMD2<Double>)
    -> Double
  {
    let (along, toPoint) = (way(a, b), way(a, point))
    let square = (along * along).sum()
    guard square > 0 else { return Self.length(toPoint) }
    let part = max(0, min(1, (along * toPoint).sum() / square))
    return Self.length(toPoint - part * along)
  }

  private func distance(_ point: SIMD2<Double>, toLine line: [SIMD2<Double>]) -> Double {
    guard line.count > 1 else { return line.first.map { Self.length(way(point, $0)) } ?? .infinity }
    return zip(line, line.dropFirst()).reduce(.infinity) {
      min($0, distance(point, toSegment: $1.0, $1.1))
    }
  }

  private func distance(_ first: [SIMD2<Double>], _ second: [SIMD2<Double>]) -> Double {
    if PlanarGeometry.intersects([second], line: first) { return 0 }
    var least = Double.infinity
    for point in first { least = min(least, distance(point, toLine: second)) }
    for point in second { least = min(least, distance(point, toLine: first)) }
    return least
  }

  /// The shortest way between two shapes, 0 where one lies in the other or they cross.
  func distance(_ first: GeoJSONShape, _ second: GeoJSONShape) -> Double {
    switch (first, second) {
    case (.point(let a), .point(let b)): return Self.length(way(a, b))
    case (.point(let point), .line(let line)), (.line(let line), .point(let point)):
      return distance(point, toLine: line)
    case (.line(let a), .line(let b)): return distance(a, b)
    case (.polygon(let rings), .point(let point)), (.point(let point), .polygon(let rings)):
      return distance([point], toPolygon: rings)
    case (.polygon(let rings), .line(let line)), (.line(let line), .polygon(let rings)):
      return distance(line, toPolygon: rings)
    case (.polygon(let a), .polygon(let b)):
      if let point = b.first?.first, PlanarGeometry.contains(a, point, boundary: true) { return 0 }
      return a.first.map { ring in
        a.dropFirst().reduce(distance(ring, toPolygon: b)) {
          min($0, distance($1, toRings: b))
        }
      } ?? .infinity
    }
  }

  private func distance(_ line: [SIMD2<Double>], toPolygon rings: [[SIMD2<Double>]]) -> Double {
    if line.contains(where: { PlanarGeometry.contains(rings, $0, boundary: true) }) { return 0 }
    return distance(line, toRings: rings)
  }

  private func distance(_ line: [SIMD2<Double>], toRings rings: [[SIMD2<Double>]]) -> Double {
    rings.reduce(.infinity) { min($0, distance(line, $1)) }
  }
}
