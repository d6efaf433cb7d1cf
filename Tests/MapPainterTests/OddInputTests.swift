import MapPainter
import MapScene
import Overlays
import Pixels
import TestSupport
import Testing
import WebMercator

@Suite("Odd input")
struct OddInputTests {
  private static let numbers = [
    0.0, -0.0, 1, -1, 1e-300, 1e9, -1e9, 1e300, -1e300, 180, -180, 90, -90, 85.06, 540, 361,
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1,
  ]
  private static let words = [
    "", " ", "\u{0}", "a\nb\r\nc", "\u{202E}reversed", "\u{200F}\u{2067}unpaired",
    "\u{FFFD}\u{FFFF}",
    String(repeating: "x", count: 100_000), "e" + String(repeating: "\u{301}", count: 5_000),
    "\u{1F468}\u{200D}", "<b", "&#0;", String(repeating: "<", count: 3_000), "\u{10FFFD}", "עברית",
  ]

  @Test("Nothing that a caller can say crashes", arguments: 1...12)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> Double { Self.numbers.randomElement(using: &random) ?? 0 }
    func words() -> String { Self.words.randomElement(using: &random) ?? "" }
    func anywhere() -> GeoCoordinate {
      Bool.random(using: &random)
        ? place(number(), number())
        : place(
          Double.random(in: -90...90, using: &random), Double.random(in: -200...200, using: &random)
        )
    }
    func stroke() -> Stroke {
      Stroke(
        color: Color(red: number(), green: 0, blue: 1, alpha: number()), width: number(),
        dash: [number(), number()], casing: .white)
    }
    let size = PictureSize(
      width: [0, 1, 33, 90].randomElement(using: &random) ?? 0,
      height: [0, 1, 47, 70].randomElement(using: &random) ?? 0)
    let view = Viewport(
      center: anywhere(), zoom: Double.random(in: -12...32, using: &random), size: size,
      scale: [1, 2.5].randomElement(using: &random) ?? 1, bearing: number())
    var furniture = Furniture()
    furniture.attribution = words()
    furniture.title = words()
    furniture.scaleBar = true
    furniture.graticule = true
    let icon = Pin.Icon(
      image: Pixmap(width: Int.random(in: 0...3, using: &random), height: 2), anchor: .top)
    let overlays = (0..<6).flatMap { _ -> [Overlay] in
      [
        .pin(
          Pin(
            at: anywhere(), label: words(),
            style: Pin.Style(
              size: number(), glyph: words(), icon: Bool.random(using: &random) ? icon : nil,
              labelSize: number()))),
        .line(Overlay.Line((0..<4).map { _ in anywhere() }, stroke: stroke())),
        .polygon(
          Overlay.Polygon([(0..<5).map { _ in anywhere() }, [], [anywhere()]], stroke: stroke())),
        .circle(Overlay.Circle(center: anywhere(), radius: number(), stroke: stroke())),
      ]
    }
    let painter = Painter()
    let made = OverlayScene.make(
      overlays: overlays, furniture: furniture, viewport: view, measuring: painter)
    var pixmap = Pixmap(width: view.pixelWidth, height: view.pixelHeight, filledWith: 0xFFFF_FFFF)
    try painter.paint(made.scene, onto: &pixmap, scale: view.scale)
    #expect(pixmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(!made.scene.description.isEmpty)
    _ = try painter.document(made.scene, base: nil, format: .pdf)
  }

  @Test("A scene with numbers that are none paints nothing and fails nothing", arguments: numbers)
  func oddScene(number: Double) throws {
    var scene = Scene(size: PictureSize(width: 20, height: 20))
    let path = Path(through: [Point(x: number, y: 3), Point(x: 5, y: number), Point(x: 9, y: 9)])
    let box = Rectangle(minX: number, minY: 0, maxX: 8, maxY: number)
    scene.symbols = [
      Scene.Symbol(
        items: [.shade(Shade(.black, box: box)), .shape(Shape(path, fill: .black))], bounds: box)
    ]
    scene.items = [
      .shape(Shape(path, fill: .white, stroke: Shape.Line(.black, width: 3))),
      .shape(Shape(path, stroke: Shape.Line(.black, width: number, dash: [number]))),
      .mark(Scene.Mark(symbol: 0, position: Point(x: number, y: 5))),
      .mark(Scene.Mark(symbol: 0, position: Point(x: 4, y: 5))),
      .mark(Scene.Mark(symbol: 7, position: Point(x: 4, y: 5))),
      .picture(Picture(checkedIcon, box: box)),
      .shade(Shade(.black, box: box)),
      .text(
        Text(
          TextBlock("A", size: number), at: Point(x: number, y: 2), color: .black,
          halo: Text.Halo(.white, width: number))),
    ]
    var pixmap = Pixmap(width: 20, height: 20)
    // Cairo may refuse what it cannot draw, with a sentence.
    try? Painter().paint(scene, onto: &pixmap)
  }
}
