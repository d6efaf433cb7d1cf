import MapPainter
import MapScene
import Overlays
import Pixels
import TestSupport
import Testing
import WebMercator

@Suite("Bands")
struct BandTests {
  /// A scene with some of everything at random places.
  private func scene(seed: UInt64, scale: Double) -> Scene {
    var random = SeededGenerator(seed: seed)
    let view = viewport(
      width: 180, height: 150, scale: scale, bearing: seed.isMultiple(of: 2) ? 0 : 17)
    func anywhere() -> GeoCoordinate {
      view.coordinate(
        at: Point(
          x: Double.random(in: -40...220, using: &random),
          y: Double.random(in: -40...190, using: &random)))
    }
    var furniture = Furniture()
    furniture.attribution = "© OpenStreetMap contributors"
    furniture.title = "Bands"
    furniture.scaleBar = true
    furniture.graticule = true
    let icon = Pin.Icon(image: checkedIcon, anchor: .center)
    let overlays: [Overlay] = [
      .polygon(Overlay.Polygon([[anywhere(), anywhere(), anywhere(), anywhere()]])),
      .circle(Overlay.Circle(center: anywhere(), radius: 1_500)),
      .line(Overlay.Line((0..<12).map { _ in anywhere() })),
      .line(
        Overlay.Line(
          (0..<4).map { _ in anywhere() }, stroke: Stroke(color: .black, width: 2.3, dash: [5, 3]))),
      .pin(Pin(at: anywhere(), label: "Place", style: Pin.Style(glyph: "Q"))),
      .pin(Pin(at: anywhere(), label: "Another", style: Pin.Style(size: 40, icon: icon))),
      .pin(Pin(at: anywhere(), label: "Third")),
    ]
    return OverlayScene.make(
      overlays: overlays, furniture: furniture, viewport: view, measuring: Painter()
    ).scene
  }

  private func background(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, filledWith: 0xFFD0_D8C0)
    for row in 0..<height {
      for column in 0..<width where ((column + x) / 9 + (row + y) / 7).isMultiple(of: 3) {
        pixmap[column, row] = 0xFF30_60A0
      }
    }
    return pixmap
  }

  @Test("Bands and blocks have the very bytes of the whole picture", arguments: 1...3)
  func bands(seed: Int) throws {
    for scale in [1.0, 1.7] {
      let scene = scene(seed: UInt64(seed), scale: scale)
      let (width, height) = (Int(180 * scale), Int(150 * scale))
      var whole = background(width, height)
      try Painter().paint(scene, onto: &whole, scale: scale)
      #expect(whole.pixels.allSatisfy { $0 >> 24 == 255 })
      for (blockWidth, blockHeight) in [(width, 37), (97, 61)] {
        for y in stride(from: 0, to: height, by: blockHeight) {
          for x in stride(from: 0, to: width, by: blockWidth) {
            var block = background(
              min(blockWidth, width - x), min(blockHeight, height - y), x: x, y: y)
            try Painter().paint(scene, onto: &block, origin: PixelOrigin(x: x, y: y), scale: scale)
            let isSame = block == part(of: whole, x: x, y: y, like: block)
            #expect(isSame, "block at \(x), \(y) at \(scale)x")
          }
        }
      }
    }
  }

  private func part(of whole: Pixmap, x: Int, y: Int, like block: Pixmap) -> Pixmap {
    let pixels = (0..<block.height).flatMap { row in
      (0..<block.width).map { whole[x + $0, y + row] }
    }
    return Pixmap(
      width: block.width, height: block.height, pixels: pixels, isOpaque: block.isOpaque)
  }

  @Test("Painters on several threads at once draw the same bytes")
  func threads() async throws {
    let scene = scene(seed: 9, scale: 1)
    var expected = background(180, 150)
    try Painter().paint(scene, onto: &expected)
    let background = background(180, 150)
    let pictures = await withTaskGroup { group in
      for _ in 0..<24 {
        group.addTask {
          var pixmap = background
          try? Painter().paint(scene, onto: &pixmap)
          return pixmap
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count { $0 == expected } == 24)
  }

  @Test("A picture wider than Cairo's surfaces is painted to its end")
  func wide() throws {
    var scene = Scene(size: PictureSize(width: 40_000, height: 4))
    let box = Path(
      through: [
        Point(x: 10, y: 1), Point(x: 39_990, y: 1), Point(x: 39_990, y: 3), Point(x: 10, y: 3),
      ],
      isClosed: true)
    scene.items = [.shape(Shape(box, fill: .black))]
    var pixmap = Pixmap(width: 40_000, height: 4, filledWith: 0xFFFF_FFFF)
    try Painter().paint(scene, onto: &pixmap)
    #expect((10..<39_990).allSatisfy { pixmap[$0, 2] == 0xFF00_0000 })
    #expect(pixmap[9, 2] == 0xFFFF_FFFF && pixmap[39_990, 2] == 0xFFFF_FFFF)
    #expect((0..<40_000).allSatisfy { pixmap[$0, 0] == 0xFFFF_FFFF })
  }

  @Test("Pixels that are not whole rows, and scales that are none, are refused")
  func refusals() {
    let scene = Scene(size: PictureSize(width: 4, height: 4))
    var pixels: [UInt32] = Array(repeating: 0, count: 10)
    var span = pixels.mutableSpan
    #expect(throws: PainterError.target(pixels: 10, width: 4)) {
      try Painter().paint(scene, onto: &span, width: 4)
    }
    var pixmap = Pixmap(width: 2, height: 2)
    #expect(throws: PainterError.self) { try Painter().paint(scene, onto: &pixmap, scale: .nan) }
    #expect(throws: PainterError.scale(0)) { try Painter().paint(scene, onto: &pixmap, scale: 0) }
  }
}
