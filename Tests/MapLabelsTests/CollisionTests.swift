import MapScene
import MapStyle
import TestSupport
import Testing

@testable import MapLabels

@Suite struct CollisionTests {
  @Test(arguments: [UInt64(11), 12, 13])
  func theGridFindsWhatAPlainSearchFinds(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var grid = CollisionGrid(width: 400, height: 300)
    var known: [CollisionGrid.Shape] = []
    for _ in 0..<400 {
      let shape = Self.randomShape(&generator)
      let isTaken = known.contains { $0.hits(shape) }
      #expect(grid.isTaken(shape, overlap: .never, group: 0) == (isTaken && Self.isInside(shape)))
      guard Bool.random(using: &generator), Self.isInside(shape) else { continue }
      grid.insert(shape, overlap: .never, group: 0)
      known.append(shape)
    }
  }

  private static func isInside(_ shape: CollisionGrid.Shape) -> Bool {
    shape.high.x >= 0 && shape.low.x <= 400 && shape.high.y >= 0 && shape.low.y <= 300
  }

  private static func randomShape(_ generator: inout SeededGenerator) -> CollisionGrid.Shape {
    let low = SIMD2(
      Double.random(in: 0...360, using: &generator), Double.random(in: 0...260, using: &generator))
    guard Bool.random(using: &generator) else {
      return CollisionGrid.Shape(center: low, radius: Double.random(in: 1...20, using: &generator))
    }
    return CollisionGrid.Shape(
      low: low,
      high: low
        + SIMD2(
          Double.random(in: 0...60, using: &generator), Double.random(in: 0...60, using: &generator)
        ))
  }

  @Test func overlapModesAreAsTheSpecificationSays() {
    let box = CollisionGrid.Shape(low: SIMD2(10, 10), high: SIMD2(20, 20))
    for (placed, coming, isTaken) in [
      (OverlapMode.never, OverlapMode.never, true), (.never, .cooperative, true),
      (.never, .always, false), (.cooperative, .cooperative, false), (.cooperative, .never, true),
      (.always, .cooperative, false), (.always, .never, true),
    ] {
      var grid = CollisionGrid(width: 100, height: 100)
      grid.insert(box, overlap: placed, group: 0)
      #expect(grid.isTaken(box, overlap: coming, group: 0) == isTaken)
      #expect(!grid.isTaken(box, overlap: coming, group: 1))
    }
  }

  @Test func oddNumbersNeverTrap() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var index = CollisionIndex(width: 100, height: 100)
      let shape = CollisionGrid.Shape(low: SIMD2(value, 0), high: SIMD2(10, value))
      _ = index.isFree(shape, overlap: .never, group: 0)
      index.insert(shape, overlap: .never, group: 0)
      _ = CollisionGrid(width: value, height: value)
      _ = CollisionBox(
        .init(minX: value, minY: 0, maxX: 1, maxY: value), scale: value,
        padding: SIMD4(repeating: value), inner: nil, rotation: value)
    }
  }

  @Test func circlesCoverAPath() {
    let index = CollisionIndex(width: 500, height: 500)
    let circles = index.circles(along: [SIMD2(100, 100), SIMD2(300, 100)], radius: 10)
    #expect(circles.count == 9)
    #expect(circles.first?.center == SIMD2(102.5, 100) && circles.last?.center == SIMD2(297.5, 100))
  }
}
