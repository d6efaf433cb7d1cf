import MapPainter
import MapScene
import Pixels
import TestSupport
import Testing
import WebMercator

/// Symbols are drawn by Cairo, shapes by our own masks: the same shape must look the same.
@Suite("Shapes look as Cairo draws them")
struct LikeCairoTests {
  private func pictures(of shape: Shape) throws -> (ours: Pixmap, cairo: Pixmap) {
    var scene = Scene(size: PictureSize(width: 90, height: 90))
    scene.items = [.shape(shape)]
    var ours = Pixmap(width: 90, height: 90, filledWith: 0xFFFF_FFFF)
    try Painter().paint(scene, onto: &ours)
    let box = Rectangle(minX: 0, minY: 0, maxX: 90, maxY: 90)
    scene.symbols = [Scene.Symbol(items: [.shape(shape)], bounds: box)]
    scene.items = [.mark(Scene.Mark(symbol: 0, position: Point(x: 0, y: 0)))]
    var cairo = Pixmap(width: 90, height: 90, filledWith: 0xFFFF_FFFF)
    try Painter().paint(scene, onto: &cairo)
    return (ours, cairo)
  }

  private func expectAlike(_ shape: Shape, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let (ours, cairo) = try pictures(of: shape)
    #expect(PictureGolden.differingShare(ours, cairo) < 0.02, sourceLocation: sourceLocation)
    let sums = [ours, cairo].map { $0.pixels.reduce(0) { $0 + Int($1 & 255) } }
    #expect(abs(sums[0] - sums[1]) < sums[1] / 200, sourceLocation: sourceLocation)
  }

  private func ring(_ random: inout SeededGenerator, count: Int) -> [Point] {
    (0..<count).map { _ in
      Point(
        x: Double.random(in: -30...120, using: &random),
        y: Double.random(in: -30...120, using: &random))
    }
  }

  @Test("Areas with even-odd insides", arguments: 1...20)
  func areas(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var path = Path(
      through: ring(&random, count: Int.random(in: 3...7, using: &random)), isClosed: true)
    path.append(ring(&random, count: 4), isClosed: true)
    try expectAlike(Shape(path, fill: Color(hex: 0x102030)))
    try expectAlike(Shape(path, fill: Color(hex: 0x102030, alpha: 0.4)))
  }

  @Test("Rounded boxes and circles", arguments: [0.5, 3, 11.5])
  func curves(radius: Double) throws {
    let box = Rectangle(minX: 10.3, minY: 12.7, maxX: 80.1, maxY: 61.4)
    try expectAlike(Shape(.roundedRectangle(box, radius: radius), fill: .black))
    try expectAlike(Shape(.circle(Point(x: 40.2, y: 44.9), radius: radius * 3), fill: .black))
  }

  @Test("Lines, dashed and not", arguments: 1...10)
  func lines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let path = Path(through: ring(&random, count: 5), isClosed: seed.isMultiple(of: 2))
    let width = Double.random(in: 0.6...9, using: &random)
    try expectAlike(Shape(path, stroke: Shape.Line(.black, width: width)))
    try expectAlike(
      Shape(
        path,
        stroke: Shape.Line(.black, width: 2, dash: [Double.random(in: 3...12, using: &random), 5])))
  }

  @Test("A box on whole pixels has sharp sides, and one of half pixels has half of them")
  func sharp() throws {
    let box = Rectangle(minX: 10, minY: 10.5, maxX: 20, maxY: 30)
    let pixmap = try pictures(of: Shape(.roundedRectangle(box, radius: 0), fill: .black)).ours
    #expect(pixmap[9, 15] == 0xFFFF_FFFF && pixmap[10, 15] == 0xFF00_0000)
    #expect(pixmap[19, 15] == 0xFF00_0000 && pixmap[20, 15] == 0xFFFF_FFFF)
    #expect(pixmap[15, 10] & 255 == 127 && pixmap[15, 9] == 0xFFFF_FFFF)
  }
}
