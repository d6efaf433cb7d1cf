import MapScene
import Overlays
import Pixels
import Testing
import WebMercator

@Suite("Circles in metres")
struct CircleTests {
  @Test(
    "Each corner is as far from the middle as the radius says, and each side leaves the circle by 0.1 pixels at most",
    arguments: [
      (47.0, 8.0, 600.0, 14.0), (0.0, 179.99, 5_000.0, 11.0), (-33.0, 151.0, 400_000.0, 5.0),
      (78.0, 15.0, 50_000.0, 8.0), (60.0, -180.0, 250.0, 15.5),
    ])
  func radius(latitude: Double, longitude: Double, radius: Double, zoom: Double) throws {
    let center = place(latitude, longitude)
    let view = viewport(center: center, zoom: zoom, width: 1_600, height: 1_600)
    let made = makeScene(
      [.circle(Overlay.Circle(center: center, radius: radius, stroke: nil, fill: .black))], in: view
    )
    let points = try #require(made.scene.shapes.first?.path.points)
    let metersPerPoint = view.metersPerPoint
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
      let corner = Ellipsoid.wgs84.distance(from: center, to: view.coordinate(at: start))
      #expect(abs(corner - radius) < 0.02 * metersPerPoint)
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let side = Ellipsoid.wgs84.distance(from: center, to: view.coordinate(at: middle))
      #expect(radius - side < 0.25 * metersPerPoint)
    }
  }

  @Test("A circle of which only a short arc is seen has few corners and is exact there")
  func zoomedIn() throws {
    let center = place(47, 8)
    let edge = Ellipsoid.wgs84.destination(from: center, azimuth: 70, distance: 1_000_000)
    let view = viewport(center: edge, zoom: 16, width: 300, height: 300)
    let made = makeScene(
      [
        .circle(
          Overlay.Circle(
            center: center, radius: 1_000_000, stroke: Stroke(color: .black, width: 1), fill: nil))
      ], in: view)
    let points = try #require(made.scene.shapes.first?.path.points)
    #expect(points.count < 40)
    for point in points {
      let distance = Ellipsoid.wgs84.distance(from: center, to: view.coordinate(at: point))
      #expect(abs(distance - 1_000_000) < 0.3 * view.metersPerPoint)
    }
  }

  @Test(
    "What is filled is what is nearer than the radius, also over poles and across 180°",
    arguments: [
      (80.0, 30.0, 2_000_000.0), (-85.0, -100.0, 1_000_000.0), (10.0, 60.0, 9_500_000.0),
      (0.0, 178.0, 1_500_000.0), (20.0, 30.0, 15_000_000.0), (90.0, 0.0, 3_000_000.0),
      (40.0, -70.0, 30_000_000.0),
    ])
  func insides(latitude: Double, longitude: Double, radius: Double) {
    let center = place(latitude, longitude)
    let view = viewport(center: place(0, 140), zoom: 0, width: 700, height: 500)
    let made = makeScene(
      [.circle(Overlay.Circle(center: center, radius: radius, stroke: nil, fill: .black))], in: view
    )
    let path = made.scene.shapes.first?.path ?? Path()
    for y in stride(from: 6.5, to: 500, by: 23) {
      for x in stride(from: 0.5, to: 700, by: 27) {
        let point = Point(x: x, y: y)
        let distance = Ellipsoid.wgs84.distance(from: center, to: view.coordinate(at: point))
        // Near the rim a point may be on either side; at a pole's edge a point is many kilometres wide.
        guard abs(distance - radius) > 40_000 else { continue }
        #expect(path.holds(point) == (distance < radius), "at \(view.coordinate(at: point))")
      }
    }
  }

  @Test(
    "What is no circle is left out with a sentence",
    arguments: [0.0, -5, .nan, .infinity])
  func invalid(radius: Double) {
    let made = makeScene(
      [.circle(Overlay.Circle(center: place(0, 0), radius: radius))], in: viewport())
    #expect(made.scene.items.isEmpty)
    #expect(made.warnings.count == 1)
  }
}

extension Path {
  /// Whether a point is inside by the even-odd rule, of straight lines.
  func holds(_ point: Point) -> Bool {
    var isInside = false
    var index = 0
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for verb in verbs {
      let end = verb == .close ? start : points[index]
      if verb != .close { index += 1 }
      if verb == .move {
        start = end
      } else if (current.y > point.y) != (end.y > point.y),
        point.x < current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
      {
        isInside.toggle()
      }
      current = end
    }
    return isInside
  }
}
