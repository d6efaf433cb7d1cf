import MapScene
import Overlays
import Pixels
import Testing
import WebMercator

@Suite("Scenes as text")
struct SceneTests {
  private let zurich = place(47.3769, 8.5417)

  @Test("A pin with a label stands with its tip on its place")
  func pin() throws {
    let made = makeScene(
      [.pin(Pin(at: zurich, label: "Zürich"))],
      in: viewport(center: zurich, zoom: 12, width: 200, height: 100))
    try SceneGolden.expect(made.scene.description, equals: "pin")
    #expect(made.pins == [Point(x: 100, y: 50)])
  }

  @Test("A line has a rim beneath it, and neighbours of one look are one path")
  func lines() throws {
    let center = place(0, 0)
    let stroke = Stroke(color: .black, width: 4, casing: .white)
    let made = makeScene(
      [
        .line(Overlay.Line([place(0, -10), place(10, 0), place(0, 10)], stroke: stroke)),
        .line(Overlay.Line([place(-10, -10), place(-10, 10)], stroke: stroke)),
        .line(
          Overlay.Line(
            [place(20, 0), place(-20, 0)], stroke: Stroke(color: .black, width: 2, dash: [6, 3]))),
      ], in: viewport(center: center, zoom: 2, width: 200, height: 100))
    try SceneGolden.expect(made.scene.description, equals: "lines")
  }

  @Test("A polygon keeps its hole")
  func polygon() throws {
    let made = makeScene(
      [
        .polygon(
          Overlay.Polygon(
            [
              [place(-20, -20), place(20, -20), place(20, 20), place(-20, 20), place(-20, -20)],
              [place(-5, -5), place(5, -5), place(5, 5), place(-5, 5)],
            ], stroke: Stroke(color: Color(hex: 0x00FF00), width: 1),
            fill: Color(hex: 0xFF0000, alpha: 0.5)))
      ], in: viewport(width: 200, height: 100))
    try SceneGolden.expect(made.scene.description, equals: "polygon")
  }

  @Test("Title, scale bar, graticule and attribution keep out of each other's way")
  func furniture() throws {
    var furniture = Furniture()
    furniture.attribution = "<a href=\"x\">&copy; OpenStreetMap contributors</a>"
    furniture.title = "Zürich"
    furniture.scaleBar = true
    furniture.graticule = true
    let made = makeScene(
      furniture: furniture, in: viewport(center: zurich, zoom: 10, width: 400, height: 300))
    try SceneGolden.expect(made.scene.description, equals: "furniture")
    #expect(made.warnings.isEmpty)
  }

  @Test("On a dark map, words are light")
  func dark() throws {
    var furniture = Furniture()
    furniture.attribution = "© OpenStreetMap contributors"
    furniture.scaleBar = true
    furniture.dark = true
    let made = makeScene(
      [.pin(Pin(at: zurich, label: "Zürich", style: Pin.Style(shadow: false)))],
      furniture: furniture, in: viewport(center: zurich, zoom: 10, width: 400, height: 300))
    try SceneGolden.expect(made.scene.description, equals: "dark")
  }

  @Test("The same input gives the same scene")
  func deterministic() {
    let overlays: [Overlay] = [
      .pin(Pin(at: zurich, label: "A")), .circle(Overlay.Circle(center: zurich, radius: 900)),
    ]
    let view = viewport(center: zurich, zoom: 13)
    #expect(makeScene(overlays, in: view) == makeScene(overlays, in: view))
  }
}
