import MapPainter
import MapScene
import Pixels
import Testing
import WebMercator

@Suite("Round lines")
struct StrokeTests {
  private func paint(_ path: Path, _ line: Shape.Line, side: Int = 80) throws -> Pixmap {
    var scene = Scene(size: PictureSize(width: side, height: side))
    scene.items = [.shape(Shape(path, stroke: line))]
    var pixmap = Pixmap(width: side, height: side)
    try Painter().paint(scene, onto: &pixmap)
    return pixmap
  }

  private func mass(_ pixmap: Pixmap) -> Double {
    pixmap.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  @Test(
    "A line covers its length times its width, and two half circles",
    arguments: [0.4, 1, 2.5, 7])
  func coverage(width: Double) throws {
    for angle in stride(from: 0.0, to: 180, by: 13.7) {
      let (x, y) = (30 * cosine(angle), 30 * cosine(angle - 90))
      let path = Path(
        through: [Point(x: 40.3 - x, y: 40.1 - y), Point(x: 40.3 + x, y: 40.1 + y)])
      let mass = mass(try paint(path, Shape.Line(.black, width: width)))
      let wanted = 60 * width + 3.14159 * width * width / 4
      #expect(abs(mass - wanted) < 0.03 * wanted + 0.5, "width \(width) at \(angle)°")
    }
  }

  /// The cosine of degrees by its series, to do without Foundation.
  private func cosine(_ degrees: Double) -> Double {
    let angle = degrees * .pi / 180
    var (sum, term) = (1.0, 1.0)
    for index in 1..<20 {
      term *= -angle * angle / Double((2 * index - 1) * (2 * index))
      sum += term
    }
    return sum
  }

  @Test("A translucent line is as dark where it crosses itself as elsewhere")
  func crossing() throws {
    let path = Path(
      through: [
        Point(x: 10, y: 10), Point(x: 70, y: 70), Point(x: 70, y: 10), Point(x: 10, y: 70),
      ])
    let pixmap = try paint(path, Shape.Line(Color(hex: 0, alpha: 0.5), width: 8))
    #expect(pixmap[40, 40] == pixmap[20, 20])
    #expect(pixmap[40, 40] >> 24 == 128)
  }
}
