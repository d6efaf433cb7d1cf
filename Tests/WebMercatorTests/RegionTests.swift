import Foundation
import TestSupport
import Testing
import WebMercator

@Suite("Regions")
struct RegionTests {
  let zurich = GeoCoordinate(latitude: 47.3769, longitude: 8.5417)

  /// Metres from the middle of the left edge to that of the right, and from the top to the bottom.
  private func shown(_ viewport: Viewport) -> (across: Double, down: Double) {
    let (width, height) = (Double(viewport.size.width), Double(viewport.size.height))
    func metres(_ first: Point, _ second: Point) -> Double {
      Ellipsoid.wgs84.distance(
        from: viewport.coordinate(at: first), to: viewport.coordinate(at: second))
    }
    return (
      metres(Point(x: 0, y: height / 2), Point(x: width, y: height / 2)),
      metres(Point(x: width / 2, y: 0), Point(x: width / 2, y: height))
    )
  }

  @Test(
    "The tighter side shows the distance within 0.1 % of the geodesic",
    arguments: 1...4 as ClosedRange<UInt64>)
  func distance(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      // Beyond 68° the half toward the pole is the larger one by more than that at 10 km; the next test.
      let center = GeoCoordinate.random(latitudes: -68...68, using: &random)
      let across = Double.random(in: 1...10_000, using: &random)
      let down = Double.random(in: 1...10_000, using: &random)
      let size = PictureSize(
        width: .random(in: 50...3_000, using: &random),
        height: .random(in: 50...3_000, using: &random))
      let region = GeoRegion.distance(center: center, eastWest: across, northSouth: down)
      let viewport = try region.viewport(size: size)
      guard viewport.zoom < 29 else { continue }
      let seen = shown(viewport)
      #expect(seen.across > across * 0.999 && seen.down > down * 0.999)
      let tighter = min(seen.across / across, seen.down / down)
      #expect(abs(tighter - 1) < 0.001, "seed \(seed): \(region) \(size) \(seen)")
      let middle = viewport.point(for: center)
      #expect(middle == viewport.middle)
    }
  }

  @Test(
    "Every edge of the region is in the picture, and one of them on its edge",
    arguments: 1...4 as ClosedRange<UInt64>)
  func wholeRegion(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let center = GeoCoordinate.random(latitudes: -80...80, using: &random)
      let metres = exp(Double.random(in: log(10)...log(400_000), using: &random))
      let viewport = try GeoRegion.distance(metres, around: center).viewport(
        size: PictureSize(width: 700, height: 500), bearing: 0)
      let earth = Ellipsoid.wgs84
      let east = metres / earth.parallelArc(latitude: center.latitude, degrees: 1) / 2
      let edges = [
        earth.destination(from: center, azimuth: 0, distance: metres / 2),
        earth.destination(from: center, azimuth: 180, distance: metres / 2),
        GeoCoordinate(latitude: center.latitude, longitude: center.longitude + east),
        GeoCoordinate(latitude: center.latitude, longitude: center.longitude - east),
      ].map { viewport.point(for: $0) }
      #expect(edges.allSatisfy { $0.x > -1e-3 && $0.x < 700.001 && $0.y > -1e-3 && $0.y < 500.001 })
      let free = edges.map { min($0.x, 700 - $0.x, $0.y, 500 - $0.y) }.min() ?? 9
      #expect(abs(free) < 1e-3, "seed \(seed): \(center) \(metres) m")
    }
  }

  @Test(
    "A region as large as the earth keeps its centre and shows the world",
    arguments: [0.0, 47.4, -80, 90, -90])
  func hugeRegion(latitude: Double) throws {
    let center = GeoCoordinate(latitude: latitude, longitude: 8.5)
    let viewport = try GeoRegion.distance(40_075_017, around: center).viewport(
      size: PictureSize(width: 600, height: 600))
    #expect(viewport.point(for: center) == viewport.middle)
    #expect(viewport.worldRectangle.width >= 1 - 1e-9)
    #expect(viewport.worldRectangle.minY <= 1e-9 && viewport.worldRectangle.maxY >= 1 - 1e-9)
  }

  @Test(
    "A box fits its tighter side to a pixel, at every bearing",
    arguments: 1...4 as ClosedRange<UInt64>)
  func box(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let first = GeoCoordinate.random(latitudes: -90...90, using: &random)
      let span = exp(Double.random(in: log(1e-4)...log(300), using: &random))
      let east = first.longitude + span
      let bounds = GeoBounds(
        west: first.longitude, south: first.latitude, east: east > 180 ? east - 360 : east,
        north: min(90, first.latitude + span / 2))
      let size = PictureSize(
        width: .random(in: 50...3_000, using: &random),
        height: .random(in: 50...3_000, using: &random))
      let bearing = Bool.random(using: &random) ? 0 : Double.random(in: -360...360, using: &random)
      let viewport = try GeoRegion.bounds(bounds).viewport(size: size, bearing: bearing)
      let box = WorldRectangle(bounds)
      let shift = (box.middle.x - viewport.worldCenter.x).rounded()
      let corners = [
        (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
      ].map { viewport.point(for: WorldPoint(x: $0.0 - shift, y: $0.1)) }
      let free = corners.map {
        min($0.x, Double(size.width) - $0.x, $0.y, Double(size.height) - $0.y)
      }
      #expect(abs(free.min() ?? 9) < 0.01, "seed \(seed): \(bounds) \(size) \(bearing)° \(free)")
    }
  }

  @Test(
    "A fit holds all places with the padding free, one of them on its edge",
    arguments: 1...4 as ClosedRange<UInt64>)
  func fit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let first = GeoCoordinate.random(latitudes: -80...80, using: &random)
      let spread = exp(Double.random(in: log(0.01)...log(40), using: &random))
      let places = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        GeoCoordinate(
          latitude: first.latitude + .random(in: -spread / 8...spread / 8, using: &random),
          longitude: first.longitude + .random(in: -spread...spread, using: &random)
        ).normalized
      }
      let size = PictureSize(width: 640, height: 480)
      let bearing = Bool.random(using: &random) ? 0 : Double.random(in: -360...360, using: &random)
      let viewport = try GeoRegion.fit(places, padding: 40, maximumZoom: 28).viewport(
        size: size, bearing: bearing)
      let free = places.map { viewport.point(for: $0) }.map {
        min($0.x, 640 - $0.x, $0.y, 480 - $0.y)
      }
      #expect(abs((free.min() ?? 0) - 40) < 0.01, "seed \(seed): \(places) \(bearing)°")
    }
  }

  @Test("One place, or one place many times, is shown at the greatest zoom")
  func fitOfOnePlace() throws {
    let size = PictureSize(width: 640, height: 480)
    for places in [[zurich], [zurich, zurich, zurich]] {
      for bearing in [0.0, 30] {
        let viewport = try GeoRegion.fit(places).viewport(size: size, bearing: bearing)
        #expect(viewport.zoom == 16)
        let middle = viewport.point(for: zurich)
        #expect(hypot(middle.x - 320, middle.y - 240) < 1e-6)
      }
    }
    let closer = try GeoRegion.fit([zurich], maximumZoom: 19.5).viewport(size: size)
    #expect(closer.zoom == 19.5)
  }

  @Test("A fit over 180° goes the short way, and a pole among the places is clamped")
  func fitOverTheAntimeridian() throws {
    let fiji = [
      GeoCoordinate(latitude: -17, longitude: 177.5), GeoCoordinate(latitude: -18, longitude: -179),
    ]
    let viewport = try GeoRegion.fit(fiji, padding: 10).viewport(
      size: PictureSize(width: 500, height: 500))
    #expect(abs(viewport.center.longitude - 179.25) < 1e-9)
    #expect(viewport.zoom > 6)
    // A08: NaN, and the map was dead for good.
    let pole = GeoCoordinate(latitude: 90, longitude: 0)
    let world = try GeoRegion.fit(fiji + [pole], padding: 50).viewport(
      size: PictureSize(width: 500, height: 500))
    let top = world.point(for: pole)
    #expect(top.y > 49.999 && world.zoom.isFinite && top.x.isFinite)
  }

  @Test("A million places fit at once")
  func fitOfAMillion() throws {
    var random = SeededGenerator(seed: 7)
    let places = (0..<1_000_000).map { _ in
      GeoCoordinate(
        latitude: .random(in: 46...47, using: &random),
        longitude: .random(in: 7...9, using: &random))
    }
    let viewport = try GeoRegion.fit(places).viewport(size: PictureSize(width: 800, height: 600))
    #expect(abs(viewport.bounds.longitudeSpan - 2) < 0.01)
  }

  @Test("The zoom's world is 512 points at zoom 0, so 256 px tiles lie one zoom deeper")
  func zoomConvention() throws {
    // A15: off by one where a library counts in tiles of 256.
    let center = GeoCoordinate(latitude: 37.7571, longitude: -122.4313)
    let viewport = try GeoRegion.zoom(center: center, zoom: 9).viewport(
      size: PictureSize(width: 200, height: 200))
    #expect(viewport.worldSize == 512 * 512)
    let span = 200.0 * 360 / (512 * 512)
    #expect(abs(viewport.bounds.longitudeSpan - span) < 1e-12)
    #expect(TileRange(zoom: 10, covering: viewport.worldRectangle).count == 4)
  }
}
