import MapScene
import Overlays
import Pixels
import Testing
import WebMercator

@Suite("Pictures")
struct PictureTests {
  @Test("The default pin", arguments: [1.0, 2, 3])
  func pin(scale: Double) throws {
    try PictureGolden.expect(
      picture(
        [.pin(Pin(at: zurich))], in: viewport(width: 64, height: 80, scale: scale)),
      equals: "pin@\(Int(scale))x")
  }

  @Test("Pins in colours and sizes, with glyphs, and without shadow")
  func pinLooks() throws {
    let styles = [
      Pin.Style(color: Color(hex: 0x2563EB), glyph: "A"), Pin.Style(color: .white, glyph: "12"),
      Pin.Style(color: Color(hex: 0xFACC15), glyph: "Ω"),
      Pin.Style(color: Color(hex: 0x15803D), size: 48, glyph: "g"),
      Pin.Style(color: .black, size: 16), Pin.Style(size: 24, shadow: false),
    ]
    let view = viewport(width: 240, height: 80)
    let pins = styles.enumerated().map { index, style in
      Overlay.pin(
        Pin(at: view.coordinate(at: Point(x: 25 + Double(index) * 38, y: 62.5)), style: style))
    }
    try PictureGolden.expect(picture(pins, in: view), equals: "pin-looks")
  }

  @Test("An icon's nine anchors lie on the crossing of the lines")
  func anchors() throws {
    let view = viewport(width: 210, height: 210)
    let overlays = Pin.Anchor.allCases.enumerated().flatMap { index, anchor in
      let point = Point(x: 35 + Double(index % 3) * 70, y: 35 + Double(index / 3) * 70)
      let icon = Pin.Icon(image: checkedIcon, anchor: anchor)
      return cross(at: point, in: view)
        + [.pin(Pin(at: view.coordinate(at: point), style: Pin.Style(size: 24, icon: icon)))]
    }
    try PictureGolden.expect(picture(overlays, in: view), equals: "icon-anchors")
  }

  private func cross(at point: Point, in view: Viewport) -> [Overlay] {
    [(30.0, 0.0), (0, 30)].map { x, y in
      let ends = [-1.0, 1].map {
        view.coordinate(at: Point(x: point.x + $0 * x, y: point.y + $0 * y))
      }
      return .line(Overlay.Line(ends, stroke: Stroke(color: .black, width: 1)))
    }
  }

  @Test("Labels find room right, left, below and above", arguments: [1.0, 2])
  func labels(scale: Double) throws {
    let view = viewport(width: 256, height: 180, scale: scale)
    let places = [
      (60.0, 60.0, "Right"), (245, 60, "Left of it"), (128, 100, "Between"), (105, 101, "Near"),
      (151, 101, "Nearer"), (128, 172, "At the lower edge, long"), (12, 150, "Corner"),
    ]
    let pins = places.map { x, y, label in
      Overlay.pin(Pin(at: view.coordinate(at: Point(x: x, y: y)), label: label))
    }
    try PictureGolden.expect(picture(pins, in: view), equals: "labels@\(Int(scale))x")
  }

  @Test(
    "Lines with rim, dashes and opacity; a translucent line is not darker where it crosses itself")
  func lines() throws {
    let view = viewport(width: 160, height: 128)
    func line(_ points: [(Double, Double)], _ stroke: Stroke) -> Overlay {
      .line(
        Overlay.Line(points.map { view.coordinate(at: Point(x: $0.0, y: $0.1)) }, stroke: stroke))
    }
    let green = Color(hex: 0x15803D)
    try PictureGolden.expect(
      picture(
        [
          line([(10, 20), (60, 8), (90, 30), (150, 12)], .line),
          line([(10, 40), (150, 34)], Stroke(color: green, width: 3, dash: [9, 5])),
          line([(10, 54), (150, 48)], Stroke(color: green, width: 0.5)),
          line(
            [(20, 115), (140, 65), (140, 115), (20, 65)],
            Stroke(color: Color(hex: 0xDC2626, alpha: 0.5), width: 12)),
          line([(80, 120)], Stroke(color: .black, width: 8)),
        ], in: view), equals: "lines")
  }

  @Test("A polygon with a hole, and a circle")
  func areas() throws {
    let view = viewport(width: 160, height: 120)
    func ring(_ points: [(Double, Double)]) -> [GeoCoordinate] {
      points.map { view.coordinate(at: Point(x: $0.0, y: $0.1)) }
    }
    let polygon = Overlay.Polygon([
      ring([(10, 100), (20, 15), (75, 10), (85, 90)]), ring([(35, 70), (40, 35), (62, 55)]),
    ])
    let circle = Overlay.Circle(
      center: view.coordinate(at: Point(x: 115, y: 60)), radius: 900,
      stroke: Stroke(color: Color(hex: 0xDC2626), width: 2, dash: [6, 4]),
      fill: Color(hex: 0xDC2626, alpha: 0.2))
    try PictureGolden.expect(
      picture([.polygon(polygon), .circle(circle)], in: view), equals: "areas")
  }

  @Test("What crosses 180° or lies around a pole is whole")
  func dateLine() throws {
    let polygon = Overlay.Polygon([
      [place(-50, 170), place(-50, -150), place(-20, -160), place(-20, 160)]
    ])
    let antarctica = Overlay.Polygon(
      [
        [
          place(-70, -180), place(-75, -60), place(-68, 60), place(-70, 180), place(-90, 180),
          place(-90, -180),
        ]
      ],
      stroke: nil, fill: Color(hex: 0x0EA5E9, alpha: 0.6))
    try PictureGolden.expect(
      picture(
        [
          .polygon(antarctica), .polygon(polygon),
          .line(Overlay.Line([place(0, 160), place(20, 175), place(0, -160)])),
          .circle(Overlay.Circle(center: place(80, 30), radius: 2_000_000)),
          .pin(Pin(at: place(10, 179))),
        ], in: viewport(center: place(0, 180), zoom: -1, width: 256, height: 250)),
      equals: "date-line")
  }
}
