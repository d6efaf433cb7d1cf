import TestSupport
import Testing
import TileStore
import WebMercator

@Suite struct HilbertTileIDTests {
  @Test("the examples of the specification, and case C19")
  func examples() {
    let examples: [(TileCoordinate, UInt64)] = [
      (tile(0, 0, 0), 0), (tile(1, 0, 0), 1), (tile(1, 0, 1), 2), (tile(1, 1, 1), 3),
      (tile(1, 1, 0), 4), (tile(2, 0, 0), 5), (tile(12, 3423, 1763), 19_078_479),
      (tile(15, 2048, 28672), 725_614_591),
    ]
    for (tile, value) in examples {
      #expect(HilbertTileID(tile).value == value)
      #expect(HilbertTileID(value: value).tile == tile)
    }
  }

  @Test(arguments: 0...30) func everyZoomGoesThereAndBack(_ zoom: Int) {
    var random = SeededGenerator(seed: UInt64(zoom))
    let last = (1 << zoom) - 1
    var tiles = [
      tile(zoom, 0, 0), tile(zoom, last, last), tile(zoom, last, 0), tile(zoom, 0, last),
    ]
    for _ in 0..<200 {
      tiles.append(
        tile(zoom, .random(in: 0...last, using: &random), .random(in: 0...last, using: &random)))
    }
    for tile in tiles { #expect(HilbertTileID(value: HilbertTileID(tile).value).tile == tile) }
    #expect(HilbertTileID(tile(zoom, 0, 0)).value == HilbertTileID.first(ofZoom: zoom))
    #expect(HilbertTileID(tile(zoom, last, 0)).value == HilbertTileID.first(ofZoom: zoom + 1) - 1)
  }

  @Test(arguments: [1 as UInt64, 2, 3]) func everyNumberGoesThereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let number =
        UInt64.random(in: 0...UInt64.max, using: &random)
        >> UInt64.random(in: 0...63, using: &random)
      guard let tile = HilbertTileID(value: number).tile else {
        #expect(number >= HilbertTileID.first(ofZoom: 31))
        continue
      }
      #expect(HilbertTileID(tile).value == number)
    }
    #expect(HilbertTileID(value: .max).tile == nil)
  }

  @Test func neighboursOnTheCurveAreNeighboursOnTheMap() throws {
    for number in HilbertTileID.first(ofZoom: 6)..<HilbertTileID.first(ofZoom: 7) - 1 {
      let here = try #require(HilbertTileID(value: number).tile)
      let next = try #require(HilbertTileID(value: number + 1).tile)
      #expect(abs(here.x - next.x) + abs(here.y - next.y) == 1)
    }
  }
}
