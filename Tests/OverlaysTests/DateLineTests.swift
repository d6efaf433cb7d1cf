import MapScene
import Overlays
import Pixels
import Testing
import WebMercator

@Suite("Across 180°")
struct DateLineTests {
  /// Case A07: the line was lost on one side.
  private let line = Overlay.line(
    Overlay.Line(
      [place(0, 160), place(0, 175), place(0, -160)], stroke: Stroke(color: .black, width: 1)))

  @Test(
    "A line from 160° E over 175° E to 160° W is drawn on either side alone",
    arguments: [(170.0, 160.0, 180.0), (-170.0, -180.0, -160.0)])
  func eitherSide(center: Double, west: Double, east: Double) throws {
    // 20° are 100 points wide: the picture shows one side alone.
    let view = viewport(center: place(0, center), zoom: 1.8155, width: 100, height: 40)
    let bounds = try #require(makeScene([line], in: view).scene.shapes.first?.path.bounds)
    #expect(bounds.minX <= view.point(for: place(0, west)).x + 0.01)
    #expect(bounds.maxX >= view.point(for: place(0, east)).x - 0.01)
  }

  @Test("A line across 180° never runs the long way round")
  func shortWay() throws {
    let made = makeScene(
      [line], in: viewport(center: place(0, 0), zoom: 0, width: 512, height: 100))
    let path = try #require(made.scene.shapes.first?.path)
    // On this side of the earth there is nothing.
    #expect(!path.points.contains { $0.x > 30 && $0.x < 482 })
    #expect(path.points.contains { $0.x < 30 } && path.points.contains { $0.x > 482 })
  }

  @Test("A picture that shows the world thrice shows pins, lines and areas thrice")
  func copies() {
    let square = [place(-10, -10), place(10, -10), place(10, 10), place(-10, 10)]
    let view = viewport(zoom: -2, width: 384, height: 64)
    let made = makeScene(
      [
        .pin(Pin(at: place(0, 0))),
        .polygon(Overlay.Polygon([square], stroke: nil, fill: .black)),
        .line(Overlay.Line(square, stroke: Stroke(color: .black, width: 1))),
      ], in: view)
    #expect(made.scene.marks.map(\.position.x).sorted() == [64, 192, 320])
    #expect(made.scene.shapes.map { $0.path.verbs.count { $0 == .move } } == [3, 3])
    #expect(made.pins == [Point(x: 192, y: 32)])
  }

  @Test("A polygon around the south pole reaches the edge of the map")
  func antarctica() throws {
    let ring = [
      place(-70, -180), place(-70, -90), place(-70, 0), place(-70, 90), place(-70, 180),
      place(-90, 180), place(-90, -180),
    ]
    let view = viewport(zoom: 0, width: 512, height: 512)
    let made = makeScene([.polygon(Overlay.Polygon([ring], fill: .black))], in: view)
    let fill = try #require(made.scene.shapes.first { $0.fill != nil }?.path)
    let bounds = try #require(fill.bounds)
    #expect(bounds.minX <= 0 && bounds.maxX >= 512 && bounds.maxY >= 511.9)
    #expect(abs(bounds.minY - view.point(for: place(-70, 0)).y) < 0.2)
    // The cuts along 180° and along the edge are no outline.
    let outline = try #require(made.scene.shapes.last { $0.stroke != nil }?.path.bounds)
    #expect(outline.maxY < bounds.minY + 0.2)
  }

  @Test("A box from −180° to 180° is the whole world, not a line")
  func wholeWorld() throws {
    let ring = [place(-85, -180), place(-85, 180), place(85, 180), place(85, -180)]
    let made = makeScene(
      [.polygon(Overlay.Polygon([ring], stroke: nil, fill: .black))],
      in: viewport(center: place(0, 100), zoom: 0, width: 512, height: 512))
    let points = try #require(made.scene.shapes.first?.path.points)
    #expect(fills(points, isWhole: 512))
  }

  private func fills(_ points: [Point], isWhole width: Double) -> Bool {
    (points.map(\.x).min() ?? 1) <= 0 && (points.map(\.x).max() ?? 0) >= width
  }

  @Test("A turned picture turns what is on it")
  func bearing() throws {
    let made = makeScene(
      [.pin(Pin(at: place(0, 10)))], in: viewport(zoom: 0, width: 512, height: 512, bearing: 90))
    let point = try #require(made.pins.first ?? nil)
    // East is up.
    #expect(abs(point.x - 256) < 1e-9 && abs(point.y - (256 - 512 * 10 / 360)) < 1e-9)
  }
}
