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

  @Test(
    "is the body's colour's too, on a light map and on a dark one",
    arguments: [1.0, 1.5, 2, 3, 4], [20.0, 32, 80])
  func bodyTip(scale: Double, size: Double) throws {
    var random = SeededGenerator(seed: UInt64(scale * 10 + size))
    let background: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000]
    for index in 0..<16 {
      let view = viewport(zoom: 14, width: 100, height: 100, scale: scale)
      let wanted = Point(
        x: Double.random(in: 35...65, using: &random),
        y: Double.random(in: 85...95, using: &random))
      let pin = Pin(
        at: view.coordinate(at: wanted),
        style: Pin.Style(color: Color(hex: 0xFF0000), size: size, shadow: false))
      let pixmap = try picture([.pin(pin)], in: view, background: background[index % 2])
      // Map and rim are grey: what red has more than blue is the body's share of the pixel.
      let tip = try #require(
        lowestPoint(of: pixmap, threshold: 0.5) { pixel in
          Double(pixel >> 16 & 255) / 255 - Double(pixel & 255) / 255
        })
      #expect(abs(tip.x - wanted.x * scale) <= 0.5, "size \(size) at \(wanted)")
      #expect(abs(tip.y - wanted.y * scale) <= 0.5, "size \(size) at \(wanted)")
    }
  }

  @Test("has no rim below the body's end", arguments: [1.0, 2, 4], [20.0, 32, 80])
  func rim(scale: Double, size: Double) throws {
    let view = viewport(zoom: 14, width: 100, height: 100, scale: scale)
    let wanted = Point(x: 50.3, y: 90.4)
    let pin = Pin(
      at: view.coordinate(at: wanted),
      style: Pin.Style(color: Color(hex: 0xFF0000), size: size, shadow: false))
    let pixmap = try picture([.pin(pin)], in: view, background: 0xFF00_0000)
    let first = Int((wanted.y * scale).rounded(.down))
    for row in first..<pixmap.height {
      for column in 0..<pixmap.width {
        #expect(pixmap[column, row] & 255 <= 32, "white at \(column), \(row)")
      }
    }
  }

  /// The lowest point of what is drawn, in pixels, parts of a pixel by its coverage.
  private func lowestPoint(
    of pixmap: Pixmap, threshold: Double = 0.25,
    strength: (UInt32) -> Double = { Double($0 >> 24) / 255 }
  ) -> Point? {
    func strengths(_ row: Int) -> [Double] {
      (0..<pixmap.width).map { strength(pixmap[$0, row]) }
    }
    guard let row = (0..<pixmap.height).last(where: { (strengths($0).max() ?? 0) >= threshold })
    else { return nil }
    let lowest = strengths(row)
    let coverage = row + 1 < pixmap.height ? strengths(row + 1).max() ?? 0 : 0
    let weight = lowest.reduce(0, +)
    let x = lowest.enumerated().reduce(0) { $0 + (Double($1.offset) + 0.5) * $1.element } / weight
    return Point(x: x, y: Double(row) + (lowest.max() ?? 0) + coverage)
  }
}
