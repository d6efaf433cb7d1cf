import Pixels
import RasterTiles
import TestSupport
import Testing
import TileStore
import WebMercator

@Suite("At a stretch of 1 tiles are copied")
struct ExactCopyTests {
  @Test(
    "Each pixel is the tile pixel under it, at random places, sizes, zooms and scales",
    arguments: 0..<12)
  func copies(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let side = [64, 256, 512].randomElement(using: &random) ?? 256
    let scale = Double(Int.random(in: 1...4, using: &random))
    let source = SyntheticSource(side: { _ in side }, formula: Formula.places)
    let viewport = Viewport(
      .random(in: -80...80, using: &random), .random(in: -180...180, using: &random),
      zoom: Double(Int.random(in: 3...18, using: &random)) - (scale == 3 ? log2of3 : 0),
      .random(in: 1...120, using: &random), .random(in: 1...90, using: &random), scale: scale)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    #expect(map.plan.stretch == 1)
    #expect(map.plan.tileSize == side)
    let picture = try await map.draw(rows: 0..<map.height)
    #expect(picture.isOpaque)
    let size = side << map.plan.tileZoom
    #expect(abs(Double(size) - viewport.worldSize * scale) < Double(size) * 1e-9)
    let center = WorldPoint(viewport.center)
    let left = Int((center.x * Double(size) - Double(viewport.size.width) * scale / 2).rounded())
    let top = Int((center.y * Double(size) - Double(viewport.size.height) * scale / 2).rounded())
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let column = ((left + x) % size + size) % size
        #expect(
          picture[x, y] == Formula.places(map.plan.tileZoom, column, top + y), "pixel \(x), \(y)")
      }
    }
    #expect(map.statistics.fresh == map.statistics.needed)
    #expect(map.statistics.sources == [0])
  }

  private let log2of3 = 1.584962500721156

  @Test("A zoom a millionth off is still a copy, and a thousandth off is not")
  func nearInteger() async throws {
    let source = SyntheticSource(formula: Formula.places)
    for (zoom, isCopy) in [(5.0000001, true), (4.9999999, true), (5.001, false)] {
      let map = try await RasterMap(
        sources: [source], viewport: Viewport(10, 20, zoom: zoom, 64, 64), background: .white)
      #expect((map.plan.stretch == 1) == isCopy)
    }
  }

  @Test("Scale 2 takes tiles of one zoom more (A16)")
  func retina() async throws {
    let source = SyntheticSource(side: { _ in 256 }, formula: Formula.places)
    let one = Viewport(17.72096963, 96.70327418, zoom: 6, 200, 200)
    let two = Viewport(17.72096963, 96.70327418, zoom: 6, 200, 200, scale: 2)
    let first = try await RasterMap(sources: [source], viewport: one, background: .white)
    let second = try await RasterMap(sources: [source], viewport: two, background: .white)
    #expect(first.plan.tileZoom == 7)
    #expect(second.plan.tileZoom == 8)
    #expect(second.plan.stretch == 1)
    #expect(second.width == 400)
  }

  @Test("512 px tiles under a 256 grid are found out by their header (A17)")
  func large() async throws {
    let source = SyntheticSource(side: { _ in 512 }, formula: Formula.places)
    let viewport = Viewport(-12.5, 12.6, zoom: 8, 128, 128)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    #expect(map.plan.tileSize == 512)
    #expect(map.plan.tileZoom == 8)
    #expect(map.plan.stretch == 1)
  }

  @Test("The world goes round: every column of a wide picture is filled (A02)")
  func wraps() async throws {
    let source = SyntheticSource(formula: Formula.places)
    for (zoom, bearing) in [(3.0, 0.0), (-1, 0), (0.3, 0), (3, 20)] {
      let viewport = Viewport(27, -142, zoom: zoom, 540, 200, bearing: bearing)
      let map = try await RasterMap(sources: [source], viewport: viewport, background: .clear)
      let picture = try await map.draw(rows: 0..<map.height)
      let middle = picture.height / 2
      for x in 0..<picture.width { #expect(picture[x, middle] >> 24 == 255, "column \(x)") }
    }
  }

  @Test("Columns of another world are those of the first: x modulo 2^z of the tile's zoom (A19)")
  func modulo() async throws {
    let source = SyntheticSource(formula: Formula.places)
    let viewport = Viewport(0, 179.9, zoom: 1, 1100, 20, scale: 2)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    let picture = try await map.draw(rows: 0..<map.height)
    #expect(map.plan.tileZoom == 5)
    let world = 2048
    for x in 0..<picture.width - world where picture[x, 7] != picture[x + world, 7] {
      Issue.record("column \(x) differs from the same place one world on")
    }
    let asked = source.tilesAsked
    #expect(Set(asked).count == asked.count)
    #expect(map.statistics.needed <= 64)
  }

  @Test("Beyond the poles is background")
  func poles() async throws {
    let source = SyntheticSource(formula: Formula.flat(0xFF11_2233))
    for bearing in [0.0, 90, 33] {
      let viewport = Viewport(0, 0, zoom: -1, 100, 600, bearing: bearing)
      let map = try await RasterMap(
        sources: [source], viewport: viewport, background: Color(hex: 0xABCDEF))
      let picture = try await map.draw(rows: 0..<map.height)
      for (x, y) in [(50, 300), (50, 2), (50, 597), (2, 300)] {
        let place = viewport.worldPoint(at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let isInside = (0..<1).contains(place.y)
        #expect(picture[x, y] == (isInside ? 0xFF11_2233 : 0xFFAB_CDEF), "\(x), \(y), \(bearing)")
      }
      #expect(picture.isOpaque)
    }
  }

  @Test("A picture of one pixel is that pixel")
  func onePixel() async throws {
    let source = SyntheticSource(side: { _ in 256 }, formula: Formula.places)
    let viewport = Viewport(48.2, 16.37, zoom: 12, 1, 1)
    let map = try await RasterMap(sources: [source], viewport: viewport, background: .white)
    let picture = try await map.draw(rows: 0..<1)
    let center = WorldPoint(viewport.center)
    let size = Double(256 << 13)
    let expected = Formula.places(
      13, Int((center.x * size - 0.5).rounded()), Int((center.y * size - 0.5).rounded()))
    #expect(picture.pixels == [expected])
  }
}
