import Foundation
import TestSupport
import Testing
import WebMercator

@Suite("The camera")
struct ViewportTests {
  /// A camera of random place, zoom, size, scale and bearing.
  private func camera(_ random: inout SeededGenerator, zooms: ClosedRange<Double>) -> Viewport {
    Viewport(
      center: .random(latitudes: -85...85, using: &random),
      zoom: .random(in: zooms, using: &random),
      size: PictureSize(
        width: .random(in: 1...4_000, using: &random),
        height: .random(in: 1...4_000, using: &random)),
      scale: .random(in: 1...4, using: &random), bearing: .random(in: -360...360, using: &random))
  }

  @Test(
    "The centre lies exactly on the middle, and the middle is exactly the centre",
    arguments: 1...4 as ClosedRange<UInt64>)
  func middle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let viewport = camera(&random, zooms: -9...30)
      #expect(viewport.point(for: viewport.center) == viewport.middle)
      #expect(viewport.coordinate(at: viewport.middle) == viewport.center)
    }
  }

  @Test(
    "A point's place is the place's point, to 1e-6 points or to the last bits of degrees",
    arguments: 1...8 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let viewport = camera(&random, zooms: -2...30)
      let world = viewport.worldSize
      let point = Point(
        x: .random(in: 0...Double(viewport.size.width), using: &random),
        y: .random(in: 0...Double(viewport.size.height), using: &random))
      // Beyond half a world from the centre a nearer copy is the answer, beyond the map its edge.
      let east = viewport.worldPoint(at: point).x - viewport.worldCenter.x
      let y = viewport.worldPoint(at: point).y
      guard abs(east) < 0.499, (0.0001...0.9999).contains(y) else { continue }
      let coordinate = viewport.coordinate(at: point)
      #expect(abs(coordinate.longitude) <= 180)
      let back = viewport.point(for: coordinate)
      let lastBits = 2 * 180.0.ulp / 360 * world / cos(coordinate.latitude * .pi / 180)
      let miss = max(abs(back.x - point.x), abs(back.y - point.y))
      #expect(miss < max(1e-6, lastBits), "seed \(seed): \(viewport) \(point)")
    }
  }

  @Test(
    "The two projections, from the centre and through the world, agree",
    arguments: 1...4 as ClosedRange<UInt64>)
  func projectionsAgree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let viewport = camera(&random, zooms: -2...20)
      let coordinate = GeoCoordinate(
        latitude: .random(in: -90...90, using: &random),
        longitude: viewport.center.longitude + .random(in: -179...179, using: &random))
      let near = viewport.point(for: coordinate)
      let far = viewport.point(for: WorldPoint(coordinate))
      #expect(hypot(near.x - far.x, near.y - far.y) < 1e-15 * viewport.worldSize * 8 + 1e-9)
    }
  }

  @Test("Places eastward over 180° lie ever farther to the right")
  func monotone() {
    let viewport = Viewport(
      center: GeoCoordinate(latitude: 10, longitude: 179.5), zoom: 5,
      size: PictureSize(width: 512, height: 512))
    let steps = stride(from: 100.0, through: 259, by: 0.25)
    let points = steps.map {
      viewport.point(for: GeoCoordinate(latitude: 10, longitude: $0 > 180 ? $0 - 360 : $0)).x
    }
    #expect(zip(points, points.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Bearing 90 puts the east on top")
  func bearing() {
    let center = GeoCoordinate(latitude: 47, longitude: 8)
    let viewport = Viewport(
      center: center, zoom: 10, size: PictureSize(width: 400, height: 200), bearing: 90)
    let east = viewport.point(for: GeoCoordinate(latitude: 47, longitude: 8.01))
    #expect(abs(east.x - 200) < 1e-9 && east.y < 99)
    let north = viewport.point(for: GeoCoordinate(latitude: 47.01, longitude: 8))
    #expect(north.x < 199 && abs(north.y - 100) < 1e-9)
  }

  @Test("Metres a point agree with the geodesic between two points")
  func metersPerPoint() {
    for latitude in [0, 30, -47.3769, 70, 84] {
      let viewport = Viewport(
        center: GeoCoordinate(latitude: latitude, longitude: 8.5), zoom: 15,
        size: PictureSize(width: 400, height: 300), scale: 2)
      let left = viewport.coordinate(at: Point(x: 150, y: 150))
      let right = viewport.coordinate(at: Point(x: 250, y: 150))
      let metres = Ellipsoid.wgs84.distance(from: left, to: right)
      #expect(abs(metres / 100 / viewport.metersPerPoint - 1) < 1e-5)
      #expect(viewport.metersPerPixel * 2 == viewport.metersPerPoint)
    }
  }

  @Test("The visible bounds reach over 180°, and around the world where it is all seen")
  func bounds() {
    let center = GeoCoordinate(latitude: 0, longitude: 180)
    let size = PictureSize(width: 512, height: 512)
    let near = Viewport(center: center, zoom: 2, size: size).bounds
    #expect(near.crossesAntimeridian)
    #expect(near.west == 135 && near.east == -135)
    let whole = Viewport(center: center, zoom: -1, size: size).bounds
    #expect(whole.west == -180 && whole.east == 180)
    #expect(abs(whole.north - WorldPoint.latitudeLimit) < 1e-9)
    let turned = Viewport(center: center, zoom: 2, size: size, bearing: 45).bounds
    #expect(abs(turned.longitudeSpan - 90 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("Pixels are points times scale, also where the product falls short by rounding")
  func pixels() {
    func pixels(_ width: Int, _ scale: Double) -> Int {
      Viewport(
        center: GeoCoordinate(latitude: 0, longitude: 0), zoom: 0,
        size: PictureSize(width: width, height: 1), scale: scale
      ).pixelWidth
    }
    #expect(pixels(100, 1.15) == 115)
    #expect(pixels(101, 1.5) == 151)
    #expect(pixels(-5, 2) == 0)
    #expect(pixels(.max, 4) == Viewport.pixelLimit)
    #expect(pixels(800, 9) == 3_200)
  }
}
