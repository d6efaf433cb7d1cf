import MapPainter
import MapScene
import Pixels
import Testing
import WebMercator

@Suite("Pictures of layers")
struct LayerPictureTests {
  private func expect(
    _ batches: [MapLayer.Batch], scale: Double = 2, opacity: Double = 1, equals name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = LayerScenes.scene(batches, opacity: opacity, images: LayerScenes.images)
    let side = Int(64 * scale)
    var pixmap = Pixmap(width: side, height: side, filledWith: 0xFFF2_EFE9)
    try Painter().paint(scene, onto: &pixmap, scale: scale)
    try PictureGolden.expect(pixmap, equals: "layer-" + name, sourceLocation: sourceLocation)
  }

  private let corner: [(Double, Double)] = [(10, 50), (30, 14), (52, 50)]

  private func style(_ join: LineBatch.Join, _ cap: LineBatch.Cap) -> LineBatch.Style {
    var style = LineBatch.Style(.color(Color(hex: 0x2266AA, alpha: 0.6)), width: 9)
    style.join = join
    style.cap = cap
    return style
  }

  @Test("Areas with a hole, an outline and a neighbour without a seam")
  func areas() throws {
    var batch = AreaBatch()
    batch.rings = LayerScenes.list([
      [(6, 6), (6, 40), (33.3, 44), (36.7, 8)], [(14, 14), (26, 16), (24, 34), (15, 30)],
      [(33.3, 44), (58, 40), (56, 5), (36.7, 8)], [(10, 48), (54, 48), (40, 60)],
    ])
    batch.areas = [
      AreaBatch.Area(rings: 0..<2, fill: .color(Color(hex: 0x88AA66))),
      AreaBatch.Area(rings: 2..<3, fill: .color(Color(hex: 0x88AA66))),
      AreaBatch.Area(
        rings: 3..<4, fill: .color(Color(hex: 0xCC8844, alpha: 0.5)), outline: .black),
    ]
    try expect([.areas(batch)], equals: "areas")
  }

  @Test("A pattern, turned")
  func pattern() throws {
    let pattern = AreaFill.Pattern(
      image: 0, toImage: AffineTransform(a: 1, b: 0.4, c: -0.4, d: 1, origin: Point(x: 0, y: 0)),
      opacity: 0.7)
    try expect([.background(.pattern(pattern))], equals: "pattern")
  }

  @Test("Joins and caps", arguments: [LineBatch.Join.miter, .bevel, .round])
  func joins(join: LineBatch.Join) throws {
    let cap: LineBatch.Cap = join == .miter ? .square : join == .bevel ? .butt : .round
    try expect([LayerScenes.lines([corner], style(join, cap))], equals: "join-\(join)")
  }

  @Test("Dashes with round ends, a gap and an offset")
  func dashes() throws {
    var dashed = style(.round, .round)
    dashed.width = 4
    dashed.dash = [8, 8]
    var gap = style(.miter, .butt)
    gap.width = 2
    gap.gapWidth = 6
    var moved = style(.miter, .butt)
    moved.width = 2
    moved.offset = -8
    try expect(
      [
        LayerScenes.lines([corner], dashed), LayerScenes.lines([corner], gap),
        LayerScenes.lines([corner], moved),
      ], equals: "dashes")
  }

  @Test("A gradient and an image along a line")
  func gradient() throws {
    var line = LineBatch.Style(
      .gradient((0..<256).map { 0xFF00_0000 | UInt32($0) << 16 | UInt32(255 - $0) }), width: 8)
    line.join = .round
    guard case .lines(var batch) = LayerScenes.lines([corner], line) else { return }
    batch.progress = [0, 0.5, 1]
    let image = LineBatch.Style(.pattern(image: 0, length: 10), width: 10)
    try expect(
      [.lines(batch), LayerScenes.lines([[(4, 58), (60, 58)]], image)], equals: "gradient")
  }

  @Test("Circles with a stroke and a blur")
  func circles() throws {
    var plain = CircleBatch.Circle(
      center: Point(x: 18, y: 20), radius: 10, color: Color(hex: 0xDD4422))
    plain.strokeWidth = 3
    plain.strokeColor = Color(hex: 0xFFFFFF, alpha: 0.7)
    var soft = CircleBatch.Circle(center: Point(x: 42, y: 42), radius: 16, color: .black)
    soft.blur = 1
    var batch = CircleBatch()
    batch.circles = [plain, soft]
    try expect([.circles(batch)], equals: "circles")
  }

  @Test("A picture in perspective, and one with other colours")
  func raster() throws {
    let corners = [(6.0, 6.0), (58, 14), (50, 40), (10, 34)].map { Point(x: $0.0, y: $0.1) }
    var sharp = RasterBatch(
      checkedIcon,
      corners: [(8.0, 44.0), (28, 44), (28, 62), (8, 62)].map { Point(x: $0.0, y: $0.1) })
    sharp.isSmooth = false
    sharp.adjustment.hueRotation = 120
    sharp.adjustment.contrast = 0.3
    sharp.adjustment.saturation = -0.4
    try expect(
      [.raster(RasterBatch(checkedIcon, corners: corners)), .raster(sharp)], equals: "raster")
  }

  @Test("Marks: an image as it is, a turned one, distance fields with halos")
  func symbols() throws {
    let box = Rectangle(x: 0, y: 0, width: 24, height: 24)
    var batch = SymbolBatch()
    for (x, y, scale, turn) in [(4.0, 4.0, 0.5, 0.0), (40, 6, 0.7, 0.3)] {
      let place = AffineTransform(a: scale, b: turn, c: -turn, d: scale, origin: Point(x: x, y: y))
      batch.marks.append(SymbolBatch.Mark(.image(0, box), toPicture: place))
    }
    for x in [8.0, 22, 36] {
      let place = AffineTransform(a: 1, b: 0, c: 0, d: 1, origin: Point(x: x - 4, y: 34))
      var mark = SymbolBatch.Mark(.distanceField(1, box), toPicture: place)
      mark.color = Color(hex: 0x223344)
      mark.haloColor = Color(hex: 0xFFEE66)
      mark.haloWidth = 3
      mark.haloBlur = x / 20
      batch.marks.append(mark)
    }
    try expect([.symbols(batch)], equals: "symbols")
  }

  @Test("A density")
  func heatmap() throws {
    var batch = HeatmapBatch(
      ramp: (0..<256).map { UInt32($0) << 24 | UInt32($0) << 16 | UInt32($0 / 3) << 8 })
    batch.spots = [(20.0, 20.0), (30, 24), (44, 46)].map {
      HeatmapBatch.Spot(center: Point(x: $0.0, y: $0.1), radius: 20, weight: 1.5)
    }
    try expect([.heatmap(batch)], equals: "heatmap")
  }

  @Test(
    "A hill by light",
    arguments: [
      ReliefBatch.Method.standard, .basic, .combined, .igor, .multidirectional,
    ])
  func relief(method: ReliefBatch.Method) throws {
    var light = ReliefBatch.Light()
    light.method = method
    light.zoom = 9
    light.directions = [335, 120]
    light.altitudes = [45, 30]
    light.shadows = [.black, Color(hex: 0x0000FF)]
    light.highlights = [.white, Color(hex: 0xFFFF00)]
    let clip = TileClip(
      origin: Point(x: 4, y: 4), right: Point(x: 56, y: 0), down: Point(x: 0, y: 56))
    let batch = ReliefBatch(
      clip: clip, heights: LayerScenes.hill, side: 16, shading: .light(light))
    try expect([.relief(batch)], equals: "relief-\(method.rawValue)")
  }

  @Test("Heights by colours, and a layer that is laid over once")
  func colors() throws {
    let clip = TileClip(
      origin: Point(x: 4, y: 4), right: Point(x: 56, y: 0), down: Point(x: 0, y: 56))
    let batch = ReliefBatch(
      clip: clip, heights: LayerScenes.hill, side: 16,
      shading: .ramp(
        heights: [0, 1_500, 3_000], colors: [Color(hex: 0x207040), Color(hex: 0xE0D090), .white]))
    try expect(
      [.relief(batch), LayerScenes.lines([corner], style(.round, .round))], opacity: 0.5,
      equals: "height-colors")
  }
}
