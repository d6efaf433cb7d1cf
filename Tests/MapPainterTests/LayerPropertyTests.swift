import Foundation
import MapPainter
import MapScene
import Pixels
import TestSupport
import Testing
import WebMercator

@Suite("Layers of a map")
struct LayerPropertyTests {
  private func paint(
    _ scene: Scene, width: Int, height: Int, x: Int = 0, y: Int = 0, scale: Double = 1,
    under: UInt32 = 0xFFFF_FFFF
  ) throws -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, filledWith: under)
    try Painter().paint(scene, onto: &pixmap, origin: PixelOrigin(x: x, y: y), scale: scale)
    return pixmap
  }

  @Test("A block has the very bytes of the whole picture", arguments: 1...6, [1.0, 2])
  func blocks(seed: Int, scale: Double) throws {
    let batches = LayerScenes.everything(
      seed: UInt64(seed), side: 90, isTurned: seed.isMultiple(of: 2))
    let side = Int(90 * scale)
    for (index, batch) in batches.enumerated() {
      let scene = LayerScenes.scene(
        [batch], side: 90, opacity: seed == 3 ? 0.5 : 1, images: LayerScenes.images)
      let whole = try paint(scene, width: side, height: side, scale: scale)
      for y in stride(from: 0, to: side, by: 37) {
        for x in [0, 31] {
          let (width, height) = (side - x, min(37, side - y))
          let block = try paint(scene, width: width, height: height, x: x, y: y, scale: scale)
          let expected = (0..<height).flatMap { row in
            (0..<width).map { whole[x + $0, y + row] }
          }
          #expect(block.pixels == expected, "batch \(index) at \(x), \(y)")
        }
      }
    }
  }

  @Test("A layer prints what it draws")
  func description() {
    var style = LineBatch.Style(.color(.black), width: 2)
    style.dash = [4, 1.5]
    style.cap = .round
    var circles = CircleBatch()
    circles.circles = [CircleBatch.Circle(center: Point(x: 1, y: 2.5), radius: 3, color: .white)]
    let scene = LayerScenes.scene(
      [
        .background(.color(Color(hex: 0xAABBCC, alpha: 0.5))),
        LayerScenes.lines([[(0, 1), (2.25, 3)], [(4, 5), (6, 7)]], style, isClosed: true),
        .circles(circles),
      ], opacity: 0.75)
    #expect(
      scene.description == """
        scene 64 × 64
        layer layer opacity 0.75
          background #AABBCC80
          lines
            style 0: #000000 width 2 round ends dash 4 1.5
            0 closed M 0 1 2.25 3 M 4 5 6 7
          circles
            #FFFFFF 3 at 1 2.5

        """)
  }

  @Test("What is opaque stays opaque", arguments: 1...6)
  func opaque(seed: Int) throws {
    let scene = LayerScenes.scene(
      LayerScenes.everything(seed: UInt64(seed), side: 90, isTurned: true), side: 90,
      images: LayerScenes.images)
    let picture = try paint(scene, width: 90, height: 90)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(picture.pixels.contains { $0 != 0xFFFF_FFFF })
  }

  @Test(
    "Tiles that touch share no pixel and leave none out", arguments: [0.0, 13, 45, 90, 200.5, 315])
  func tiles(bearing: Double) throws {
    let angle = bearing * .pi / 180
    let side = 21.5
    let (right, down) = (
      Point(x: side * cos(angle), y: side * sin(angle)),
      Point(x: -side * sin(angle), y: side * cos(angle))
    )
    var batches: [MapLayer.Batch] = []
    for row in -4..<5 {
      for column in -4..<5 {
        var batch = AreaBatch()
        let (x, y) = (Double(column), Double(row))
        batch.clip = TileClip(
          origin: Point(x: 32 + x * right.x + y * down.x, y: 32 + x * right.y + y * down.y),
          right: right, down: down)
        batch.rings = LayerScenes.list([[(-9, -9), (99, -9), (99, 99), (-9, 99)]])
        batch.areas = [
          AreaBatch.Area(rings: 0..<1, fill: .color(Color(hex: 0, alpha: 0.5)))
        ]
        batches.append(.areas(batch))
      }
    }
    let picture = try paint(LayerScenes.scene(batches), width: 64, height: 64)
    // A pixel left out would be white, one of two tiles darker.
    #expect(Set(picture.pixels).count == 1)
    #expect(picture[5, 5] & 255 == 127)
  }

  @Test(
    "Numbers that are none or huge do no harm",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e30, 1e9, 1e-300, 0, .greatestFiniteMagnitude,
    ])
  func odd(number: Double) throws {
    var style = LineBatch.Style(.color(.black), width: 3)
    style.dash = [number, 2]
    var other = LineBatch.Style(.pattern(image: 0, length: number), width: number)
    other.offset = number
    other.blur = number
    other.gapWidth = number
    other.miterLimit = number
    var areas = AreaBatch()
    areas.rings = LayerScenes.list([[(number, 3), (9, number), (30, 30)], []])
    areas.areas = [
      AreaBatch.Area(rings: 0..<1, fill: .color(.black), outline: .white),
      AreaBatch.Area(rings: 0..<9, fill: .color(.black)),
      AreaBatch.Area(
        rings: 0..<1,
        fill: .pattern(
          AreaFill.Pattern(
            image: 0,
            toImage: AffineTransform(a: number, b: 0, c: 0, d: 1, origin: Point(x: number, y: 0))))),
    ]
    areas.clip = TileClip(
      origin: Point(x: number, y: 0), right: Point(x: 64, y: 0), down: Point(x: number, y: 64))
    var circles = CircleBatch()
    circles.circles = [
      CircleBatch.Circle(center: Point(x: number, y: 3), radius: 5, color: .black),
      CircleBatch.Circle(center: Point(x: 9, y: 3), radius: number, color: .black),
    ]
    let raster = RasterBatch(
      checkedIcon,
      corners: [
        Point(x: number, y: 0), Point(x: 9, y: 0), Point(x: 9, y: number), Point(x: 0, y: 9),
      ])
    var mark = SymbolBatch.Mark(
      .distanceField(1, Rectangle(x: 0, y: number, width: 24, height: 24)),
      toPicture: AffineTransform(a: 1, b: 0, c: number, d: 1, origin: Point(x: number, y: 4)))
    mark.haloColor = .white
    mark.haloWidth = number
    mark.haloBlur = number
    var symbols = SymbolBatch()
    symbols.marks = [
      mark,
      SymbolBatch.Mark(.image(7, Rectangle(x: 0, y: 0, width: 1, height: 1)), toPicture: .identity),
    ]
    var heat = HeatmapBatch(ramp: [0, 0xFFFF_FFFF])
    heat.spots = [HeatmapBatch.Spot(center: Point(x: number, y: 1), radius: number, weight: number)]
    var light = ReliefBatch.Light()
    light.zoom = number
    light.exaggeration = number
    let relief = ReliefBatch(
      clip: TileClip(
        origin: Point(x: 0, y: 0), right: Point(x: 64, y: 0), down: Point(x: 0, y: 64)),
      heights: LayerScenes.hill.map { $0 * Float(number) }, side: 16, shading: .light(light))
    let scene = LayerScenes.scene(
      [
        .areas(areas), LayerScenes.lines([[(number, 1), (5, number), (9, 9)]], style),
        LayerScenes.lines([[(1, 1), (50, 9), (9, 40)]], style, isClosed: true),
        LayerScenes.lines([[(1, 1), (50, 9), (9, 40)]], other),
        .circles(circles), .raster(raster), .symbols(symbols), .heatmap(heat), .relief(relief),
      ], images: LayerScenes.images)
    let picture = try paint(scene, width: 64, height: 64)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(scene.description.hasPrefix("scene 64 × 64\nlayer layer\n"))
    _ = try? Painter().document(scene, base: nil, format: .pdf)
  }
}
