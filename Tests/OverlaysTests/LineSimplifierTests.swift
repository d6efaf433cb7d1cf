import TestSupport
import Testing
import WebMercator

@testable import MapScene
@testable import Overlays

@Suite("Clipping and simplifying")
struct LineSimplifierTests {
  private func walk(seed: UInt64, count: Int, step: Double) -> [Point] {
    var random = SeededGenerator(seed: seed)
    var point = Point(x: 50, y: 50)
    var heading = 0.0
    return (0..<count).map { _ in
      heading += Double.random(in: -0.6...0.6, using: &random)
      point.x += step * (1 - heading * heading / 8)
      point.y += step * heading
      if Int.random(in: 0..<40, using: &random) == 0 { heading = -heading * 2 }
      if abs(heading) > 2 { heading = 0 }
      return point
    }
  }

  private func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (stepX, stepY) = (end.x - start.x, end.y - start.y)
    let square = stepX * stepX + stepY * stepY
    let along =
      square > 0
      ? max(0, min(1, ((point.x - start.x) * stepX + (point.y - start.y) * stepY) / square)) : 0
    let (awayX, awayY) = (point.x - start.x - along * stepX, point.y - start.y - along * stepY)
    return (awayX * awayX + awayY * awayY).squareRoot()
  }

  @Test("No point lies farther from the simpler line than the tolerance", arguments: 1...20)
  func tolerance(seed: Int) throws {
    let points = walk(seed: UInt64(seed), count: 600, step: seed.isMultiple(of: 2) ? 0.05 : 1.5)
    var simplifier = LineSimplifier(tolerance: 0.1)
    var kept: [Point] = []
    for point in points { simplifier.add(point) { kept.append($0) } }
    simplifier.finish { kept.append($0) }
    #expect(kept.first == points.first && kept.last == points.last)
    #expect(kept.count < points.count)
    let segments = Array(zip(kept, kept.dropFirst()))
    for point in points {
      let nearest = segments.lazy.map { distance(point, $0, $1) }.min() ?? .infinity
      #expect(nearest <= 0.1 + 1e-9)
    }
  }

  @Test("A million points of a straight road are two, and there and back are three")
  func straight() {
    var simplifier = LineSimplifier(tolerance: 0.1)
    var kept: [Point] = []
    let there = (0...500_000).map { Point(x: Double($0) * 0.001, y: Double($0) * 0.0005) }
    for point in there + there.reversed() { simplifier.add(point) { kept.append($0) } }
    simplifier.finish { kept.append($0) }
    #expect(kept.count == 3)
  }

  @Test("A clipped ring holds the same points of the box as the whole one", arguments: 1...30)
  func ring(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let box = Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 80)
    let ring = (0..<Int.random(in: 3...12, using: &random)).map { _ in
      Point(
        x: Double.random(in: -150...250, using: &random),
        y: Double.random(in: -150...250, using: &random))
    }
    let clipped = RingClipper(box: box, tolerance: 0).clip(ring)
    let (whole, part) = (
      Path(through: ring, isClosed: true), Path(through: clipped, isClosed: true)
    )
    for _ in 0..<200 {
      let point = Point(
        x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...80, using: &random))
      #expect(whole.holds(point) == part.holds(point))
    }
    #expect(clipped.allSatisfy(box.inflated(by: 1e-9).contains))
  }

  @Test("A clipped line has every part that was in the box and nothing else", arguments: 1...30)
  func line(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let box = Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 80)
    let line = (0..<8).map { _ in
      Point(
        x: Double.random(in: -150...250, using: &random),
        y: Double.random(in: -150...250, using: &random))
    }
    var clipper = LineClipper(box: box, tolerance: 0)
    clipper.add(line)
    let segments = clipper.pieces.flatMap { zip($0, $0.dropFirst()) }
    #expect(clipper.pieces.joined().allSatisfy(box.inflated(by: 1e-9).contains))
    for (start, end) in zip(line, line.dropFirst()) {
      for share in stride(from: 0.0, through: 1, by: 0.01) {
        let point = Point(
          x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
        guard box.contains(point) else { continue }
        #expect(segments.contains { distance(point, $0, $1) < 1e-6 })
      }
    }
  }

  @Test("A line of one place is a dot")
  func dot() {
    var clipper = LineClipper(
      box: Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 10), tolerance: 0.1)
    clipper.add([Point(x: 5, y: 5)])
    #expect(clipper.pieces == [[Point(x: 5, y: 5), Point(x: 5, y: 5)]])
  }
}
