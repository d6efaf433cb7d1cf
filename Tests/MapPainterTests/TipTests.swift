import MapPainter
import MapScene
import Overlays
import Pixels
import TestSupport
import Testing
import WebMercator

@Suite("A pin's tip")
struct TipTests {
  @Test(
    "lies on its place to half a pixel, wherever between pixels that is",
    arguments: [1.0, 1.5, 2, 3, 4])
  func tip(scale: Double) throws {
    var random = SeededGenerator(seed: UInt64(scale * 10))
    for _ in 0..<20 {
      let view = viewport(zoom: 14, width: 100, height: 100, scale: scale)
      let wanted = Point(
        x: Double.random(in: 25...75, using: &random),
        y: Double.random(in: 55...95, using: &random))
      let size = Double.random(in: 20...48, using: &random)
      let pin = Pin(
        at: view.coordinate(at: wanted), style: Pin.Style(size: size, shadow: false))
      let pixmap = try picture([.pin(pin)], in: view, background: 0)
      let tip = try #require(lowestPoint(of: pixmap))
      #expect(abs(tip.x - wanted.x * scale) <= 0.5, "size \(size) at \(wanted)")
      #expect(abs(tip.y - wanted.y * scale) <= 0.5, "size \(size) at \(wanted)")
    }
  }

  /// The lowest point of what is drawn, in pixels, parts of a pixel by its coverage.
  private func lowestPoint(of pixmap: Pixmap) -> Point? {
    func alphas(_ row: Int) -> [Double] {
      (0..<pixmap.width).map { Double(pixmap[$0, row] >> 24) / 255 }
    }
    guard let row = (0..<pixmap.height).last(where: { (alphas($0).max() ?? 0) > 0.25 }) else {
      return nil
    }
    let lowest = alphas(row)
    let coverage = row + 1 < pixmap.height ? alphas(row + 1).max() ?? 0 : 0
    let weight = lowest.reduce(0, +)
    let x = lowest.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / weight
    return Point(x: x, y: Double(row) + (lowest.max() ?? 0) + coverage)
  }
}
