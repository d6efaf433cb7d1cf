import TestSupport
import Testing
import WebMercator

@Suite("No number makes the geometry trap")
struct OddNumberTests {
  @Test(
    "Every public function takes thousands of odd numbers", arguments: 1...8 as ClosedRange<UInt64>)
  func oddNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let place = oddPlace(&random)
      exercise(place, oddPlace(&random), &random)
      exerciseRegions(place, &random)
      exerciseViewport(place, &random)
      exerciseTiles(place, &random)
    }
  }

  private func oddPlace(_ random: inout SeededGenerator) -> GeoCoordinate {
    GeoCoordinate(latitude: .odd(using: &random), longitude: .odd(using: &random))
  }

  private func oddBounds(_ random: inout SeededGenerator) -> GeoBounds {
    GeoBounds(
      west: .odd(using: &random), south: .odd(using: &random), east: .odd(using: &random),
      north: .odd(using: &random))
  }

  private func exercise(
    _ place: GeoCoordinate, _ other: GeoCoordinate, _ random: inout SeededGenerator
  ) {
    #expect(place.normalized.isValid && abs(place.normalized.longitude) <= 180)
    let metres = Ellipsoid.wgs84.distance(from: place, to: other)
    #expect(metres >= 0 && metres <= 20_003_932)
    let end = Ellipsoid.wgs84.destination(
      from: place, azimuth: .odd(using: &random), distance: .odd(using: &random))
    #expect(end.isValid)
    _ = Ellipsoid.wgs84.meridianArc(from: place.latitude, to: other.latitude)
    _ = Ellipsoid.wgs84.parallelArc(latitude: place.latitude, degrees: other.longitude)
    _ = Ellipsoid.wgs84.circle(around: place, radius: .odd(using: &random), count: 4)
    let world = WorldPoint(place)
    #expect(world.x.isFinite && (0...1).contains(world.y))
    _ = WorldPoint(x: .odd(using: &random), y: .odd(using: &random)).coordinate
    let line = WorldPoint.line(
      through: [place, other, oddPlace(&random)],
      startingNear: WorldPoint(x: .odd(using: &random), y: .odd(using: &random)))
    #expect(line.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  private func exerciseRegions(_ place: GeoCoordinate, _ random: inout SeededGenerator) {
    let number = { (random: inout SeededGenerator) in Double.odd(using: &random) }
    let side = { (random: inout SeededGenerator) in
      [Int.min, -1, 0, 1, 17, 512, 65_535, 65_536, Int.max].randomElement(using: &random) ?? 0
    }
    let regions: [GeoRegion] = [
      .distance(center: place, eastWest: number(&random), northSouth: number(&random)),
      .zoom(center: place, zoom: number(&random)), .bounds(oddBounds(&random)),
      .fit(
        [place, oddPlace(&random), oddPlace(&random)], padding: number(&random),
        maximumZoom: number(&random)),
      .fit([place], padding: 3), .fit([]),
    ]
    for region in regions {
      let size = PictureSize(width: side(&random), height: side(&random))
      do throws(GeometryError) {
        let viewport = try region.viewport(
          size: size, scale: Bool.random(using: &random) ? 2 : number(&random),
          bearing: number(&random))
        #expect(viewport.center.isValid && Viewport.zoomRange.contains(viewport.zoom))
      } catch {
        #expect(error.description.count > 20)
      }
    }
  }

  private func exerciseViewport(_ place: GeoCoordinate, _ random: inout SeededGenerator) {
    let viewport = Viewport(
      center: place, zoom: .odd(using: &random),
      size: PictureSize(width: .random(in: .min ... .max, using: &random), height: 300),
      scale: .odd(using: &random), bearing: .odd(using: &random))
    #expect((0...Viewport.pixelLimit).contains(viewport.pixelWidth))
    #expect((0...Viewport.pixelLimit).contains(viewport.pixelHeight))
    _ = viewport.point(for: oddPlace(&random))
    let point = Point(x: .odd(using: &random), y: .odd(using: &random))
    _ = viewport.coordinate(at: point)
    _ = viewport.point(for: viewport.worldPoint(at: point))
    let bounds = viewport.bounds
    #expect(bounds.south <= bounds.north)
    #expect(viewport.metersPerPixel >= 0)
  }

  private func exerciseTiles(_ place: GeoCoordinate, _ random: inout SeededGenerator) {
    let bounds = oddBounds(&random)
    #expect((0...360).contains(bounds.longitudeSpan))
    _ = (bounds.center, bounds.parts, bounds.contains(place), bounds.otherWayRound.center)
    _ = GeoBounds(enclosing: [place, oddPlace(&random)])
    let box = WorldRectangle(
      minX: .odd(using: &random), minY: .odd(using: &random), maxX: .odd(using: &random),
      maxY: .odd(using: &random))
    _ = (box.bounds, box.middle, box.width, box.height)
    let zoom = [Int.min, -1, 0, 5, 30, 31, Int.max].randomElement(using: &random) ?? 0
    for range in [
      TileRange(zoom: zoom, covering: box), TileRange(zoom: zoom, covering: bounds),
    ] {
      #expect(range.count >= 0)
      for tile in range.prefix(3) { #expect(range.contains(tile)) }
      _ = range.distinct.count
    }
    _ = TileCoordinate(zoom: zoom, containing: place)?.bounds
    _ = TileCoordinate(zoom: zoom, x: zoom, tmsRow: zoom)
    _ = TileCoordinate(zoom: zoom, wrappingX: zoom, y: 0)?.ancestor(levelsUp: zoom)
  }
}
