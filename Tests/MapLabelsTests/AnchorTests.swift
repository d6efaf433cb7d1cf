import MapStyle
import TestSupport
import Testing

@testable import MapLabels

@Suite struct AnchorTests {
  private func finder(length: Double, hasText: Bool = true, angle: Double = .pi) -> LineAnchors {
    LineAnchors(
      labelLength: length, hasText: hasText, boxScale: 1, maximumAngle: angle, extent: 8_192)
  }

  @Test func anchorsStandAtTheirSpacing() {
    // test/unit get_anchors: a line of 5 units a segment, label of 10, spacing 20 ⇒ offsets from the line's start.
    let line = (0...20).map { SIMD2(Double($0) * 100 + 1, 10) }
    let anchors = finder(length: 100).anchors(along: line, spacing: 400, overscaling: 1)
    // The first stands at half the label and two ems.
    #expect(anchors.map(\.place.x) == [99, 499, 899, 1_299, 1_699])
    #expect(anchors.map(\.segment) == [0, 4, 8, 12, 16])
  }

  @Test func continuedLinesBeginAtHalfTheSpacing() {
    let line = [SIMD2(0.0, 10), SIMD2(1_000.0, 10)]
    let anchors = finder(length: 100).anchors(along: line, spacing: 400, overscaling: 1)
    #expect(anchors.map(\.place.x) == [200, 600])
  }

  @Test func shortLinesHaveOneAnchorInTheMiddle() {
    let line = [SIMD2(1.0, 10), SIMD2(121.0, 10)]
    let anchors = finder(length: 100).anchors(along: line, spacing: 4_000, overscaling: 1)
    #expect(anchors == [LineAnchor(place: SIMD2(61, 10), segment: 0)])
    #expect(finder(length: 200).anchors(along: line, spacing: 4_000, overscaling: 1).isEmpty)
  }

  @Test func bentLinesBearNoLabels() {
    let line = [SIMD2(0.0, 0), SIMD2(100.0, 0), SIMD2(100.0, 100)]
    #expect(finder(length: 120, angle: 1).center(of: line) == nil)
    #expect(finder(length: 120, angle: 2).center(of: line)?.place == SIMD2(100, 0))
    #expect(finder(length: 120, hasText: false, angle: 1).center(of: line) != nil)
  }

  @Test func linesAreMergedByTheirTexts() {
    let lines: [[SIMD2<Double>]] = [
      [SIMD2(0, 0), SIMD2(1, 0), SIMD2(2, 0)], [SIMD2(4, 0), SIMD2(5, 0), SIMD2(6, 0)],
      [SIMD2(8, 0), SIMD2(9, 0)], [SIMD2(10, 0), SIMD2(11, 0)],
      [SIMD2(2, 0), SIMD2(3, 0), SIMD2(4, 0)],
    ]
    let merged = LineMerger.merge(lines, texts: [0, 0, 1, -1, 0])
    #expect(merged[0] == (0...6).map { SIMD2(Double($0), 0) })
    #expect(merged[1].isEmpty && merged[4].isEmpty)
    #expect(merged[2] == lines[2] && merged[3] == lines[3])
  }

  @Test func closedLinesAreMergedOnce() {
    let lines: [[SIMD2<Double>]] = [
      [SIMD2(0, 0), SIMD2(1, 0)], [SIMD2(1, 0), SIMD2(1, 1)], [SIMD2(1, 1), SIMD2(0, 0)],
    ]
    let merged = LineMerger.merge(lines, texts: [0, 0, 0])
    #expect(merged.filter { !$0.isEmpty }.count == 1)
  }

  @Test func linesAreCutAtTheSides() {
    let parts = LineClipping.parts(
      of: [SIMD2(-10, 5), SIMD2(5, 5), SIMD2(20, 5), SIMD2(20, 8), SIMD2(5, 8)], minX: 0, minY: 0,
      maxX: 10, maxY: 10)
    #expect(parts == [[SIMD2(0, 5), SIMD2(5, 5), SIMD2(10, 5)], [SIMD2(10, 8), SIMD2(5, 8)]])
  }

  @Test func polesLieDeepInside() throws {
    let square = [SIMD2(0.0, 0), SIMD2(100, 0), SIMD2(100, 100), SIMD2(0, 100), SIMD2(0, 0)]
    let pole = try #require(PoleOfInaccessibility.pole(of: [square], precision: 1))
    #expect(abs(pole.x - 50) < 2 && abs(pole.y - 50) < 2)
    let hole = [SIMD2(20.0, 20), SIMD2(100, 20), SIMD2(100, 80), SIMD2(20, 80), SIMD2(20, 20)]
    let beside = try #require(PoleOfInaccessibility.pole(of: [square, hole], precision: 1))
    #expect(beside.y < 20 || beside.y > 80 || beside.x < 20)
    #expect(PoleOfInaccessibility.pole(of: [[SIMD2(3, 3)]], precision: 1) == SIMD2(3, 3))
    #expect(PoleOfInaccessibility.pole(of: [], precision: 1) == nil)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func ringsCutAtASquareStayInside(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let ring = (0..<8).map { _ in
        SIMD2(
          Double.random(in: -300...300, using: &generator),
          Double.random(in: -300...300, using: &generator))
      }
      let part = RingClipping.part(of: ring, low: -100, high: 100)
      #expect(part.allSatisfy { abs($0.x) <= 100.0001 && abs($0.y) <= 100.0001 })
    }
  }

  @Test func glyphsWalkAlongTheirLine() throws {
    let walker = LineWalker(
      line: [SIMD2(0, 0), SIMD2(100, 0), SIMD2(100, 100)], anchor: SIMD2(50, 0), segment: 0,
      offset: SIMD2(0, 0), turns: true)
    let place = try #require(walker.place(at: 80, isFlipped: false))
    #expect(place.point == SIMD2(100, 30) && abs(place.angle - .pi / 2) < 1e-9)
    #expect(walker.place(at: 151, isFlipped: false) == nil)
    let back = try #require(walker.place(at: -20, isFlipped: false))
    #expect(back.point == SIMD2(30, 0))
    let flipped = try #require(walker.place(at: -20, isFlipped: true))
    #expect(flipped.point == SIMD2(70, 0))
  }

  @Test func labelsStandUpright() {
    let walker = LineWalker(
      line: [SIMD2(100, 0), SIMD2(0, 0)], anchor: SIMD2(50, 0), segment: 0, offset: SIMD2(0, 0),
      turns: true)
    let outcome = walker.places(
      [-10, 10], isFlipped: false, keepsUpright: true, mode: .horizontal, hasVertical: false)
    guard case .needsFlipping = outcome else {
      Issue.record("not flipped")
      return
    }
    let steep = LineWalker(
      line: [SIMD2(0, 0), SIMD2(0, 100)], anchor: SIMD2(0, 50), segment: 0, offset: SIMD2(0, 0),
      turns: true)
    guard
      case .needsVertical = steep.places(
        [-10, 10], isFlipped: false, keepsUpright: true, mode: .horizontal, hasVertical: true)
    else {
      Issue.record("not vertical")
      return
    }
  }
}
