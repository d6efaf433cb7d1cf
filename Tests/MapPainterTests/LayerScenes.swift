import MapScene
import Pixels
import TestSupport
import WebMercator

/// Scenes of map layers for tests.
enum LayerScenes {
  /// A scene of one layer.
  static func scene(
    _ batches: [MapLayer.Batch], side: Int = 64, opacity: Double = 1, images: [SceneImage] = []
  ) -> Scene {
    var layer = MapLayer(name: "layer")
    layer.opacity = opacity
    layer.batches = batches
    var scene = Scene(size: PictureSize(width: side, height: side))
    scene.images = images
    scene.items = [.layer(layer)]
    return scene
  }

  /// A list of parts.
  static func list(_ parts: [[(Double, Double)]]) -> PointList {
    var list = PointList()
    for part in parts {
      list.points += part.map { SIMD2(Float($0.0), Float($0.1)) }
      list.ends.append(Int32(list.points.count))
    }
    return list
  }

  /// Lines that are all drawn alike.
  static func lines(
    _ parts: [[(Double, Double)]], _ style: LineBatch.Style, isClosed: Bool = false
  ) -> MapLayer.Batch {
    var batch = LineBatch()
    batch.lines = list(parts)
    batch.styles = [style]
    batch.runs = [LineBatch.Run(lines: 0..<parts.count, style: 0, isClosed: isClosed)]
    return .lines(batch)
  }

  /// A distance field of a disc, in 24 × 24 pixels.
  static let disc: SceneImage = {
    let bytes = (0..<576).map { index -> UInt8 in
      let (x, y) = (Double(index % 24) - 11.5, Double(index / 24) - 11.5)
      return UInt8(max(0, min(255, 192 + (7 - (x * x + y * y).squareRoot()) * 32)))
    }
    return .distances(bytes, width: 24, height: 24, pixelRatio: 1)
  }()

  /// Heights of a hill on 16 × 16 places with their border.
  static let hill: [Float] = (0..<324).map { index in
    let (x, y) = (Float(index % 18) - 8.5, Float(index / 18) - 8.5)
    return max(0, 3_000 - (x * x + y * y) * 40)
  }

  /// A batch of each kind, at random places; tiles are turned where `bearing` says so.
  static func everything(seed: UInt64, side: Double, isTurned: Bool) -> [MapLayer.Batch] {
    var random = SeededGenerator(seed: seed)
    func anywhere() -> Double { Double.random(in: -0.3 * side...1.3 * side, using: &random) }
    func place() -> Point { Point(x: anywhere(), y: anywhere()) }
    func color() -> Color {
      Color(
        red: Double.random(in: 0...1, using: &random),
        green: Double.random(in: 0...1, using: &random), blue: 0.5,
        alpha: Bool.random(using: &random) ? 1 : 0.5)
    }
    func part(_ count: Int) -> [(Double, Double)] {
      (0..<count).map { _ in (anywhere(), anywhere()) }
    }
    let clip =
      isTurned
      ? TileClip(
        origin: Point(x: side / 2, y: -3), right: Point(x: side * 0.6, y: side * 0.35),
        down: Point(x: -side * 0.35, y: side * 0.6))
      : TileClip(
        origin: Point(x: 5.3, y: 7.1), right: Point(x: side * 0.8, y: 0),
        down: Point(x: 0, y: side * 0.8))
    var areas = AreaBatch()
    areas.clip = clip
    areas.rings = list([part(5), part(3), part(7), part(40)])
    areas.areas = [
      AreaBatch.Area(rings: 0..<2, fill: .color(color()), outline: color()),
      AreaBatch.Area(rings: 2..<3, fill: .color(color())),
      AreaBatch.Area(
        rings: 3..<4,
        fill: .pattern(
          AreaFill.Pattern(
            image: 0,
            toImage: AffineTransform(a: 1.3, b: 0.2, c: -0.2, d: 1.3, origin: Point(x: 3, y: 4))))),
    ]
    var batches: [MapLayer.Batch] = [.areas(areas)]
    for index in 0..<6 {
      var style = LineBatch.Style(.color(color()), width: Double(index) * 2 + 0.5)
      style.join = [.miter, .bevel, .round][index % 3]
      style.cap = [.round, .butt, .square][index % 3]
      if index == 2 { style.dash = [7, 3] }
      if index == 3 { style.gapWidth = 3 }
      if index == 4 { style.offset = 5 }
      if index == 5 { style.paint = .pattern(image: 0, length: 14) }
      guard case .lines(var batch) = lines([part(6), part(4)], style, isClosed: index == 1) else {
        continue
      }
      batch.clip = clip
      batches.append(.lines(batch))
    }
    var circles = CircleBatch()
    for _ in 0..<5 {
      var circle = CircleBatch.Circle(center: place(), radius: anywhere() / 4, color: color())
      circle.strokeWidth = 2.5
      circle.strokeColor = color()
      circles.circles.append(circle)
    }
    var raster = RasterBatch(checkedIcon, corners: [place(), place(), place(), place()])
    raster.opacity = 0.6
    raster.corners[2] = Point(
      x: raster.corners[1].x + raster.corners[3].x - raster.corners[0].x,
      y: raster.corners[1].y + raster.corners[3].y - raster.corners[0].y)
    var symbols = SymbolBatch()
    for index in 0..<8 {
      let scale = Double.random(in: 0.5...2, using: &random)
      let turn = AffineTransform(a: scale, b: 0.3, c: -0.3, d: scale, origin: place())
      let box = Rectangle(x: 0, y: 0, width: 24, height: 24)
      var mark = SymbolBatch.Mark(
        index.isMultiple(of: 2) ? .distanceField(1, box) : .image(0, box), toPicture: turn)
      mark.haloColor = .white
      mark.haloWidth = 1.5
      symbols.marks.append(mark)
    }
    var heat = HeatmapBatch(ramp: (0..<256).map { UInt32($0) << 24 | UInt32($0) << 16 })
    heat.spots = (0..<9).map { _ in HeatmapBatch.Spot(center: place(), radius: 20, weight: 1) }
    let relief = ReliefBatch(
      clip: clip, heights: hill, side: 16, shading: .light(ReliefBatch.Light()))
    return batches + [
      .circles(circles), .raster(raster), .symbols(symbols), .heatmap(heat), .relief(relief),
    ]
  }

  static let images: [SceneImage] = [.pixels(checkedIcon, pixelRatio: 1), disc]
}
