import TestSupport
import Testing
import WebMercator

@Suite("Boxes, tiles and lines across 180°")
struct BoundsAndTileTests {
  @Test("A02: a picture over 180° is covered by tiles on every column")
  func dateLine() {
    let viewport = Viewport(
      center: GeoCoordinate(latitude: 27, longitude: -142), zoom: 2,
      size: PictureSize(width: 540, height: 960))
    let range = TileRange(zoom: 3, covering: viewport.worldRectangle)
    #expect(range.columns == -1..<2)
    #expect(Set(range.map(\.x)) == [7, 0, 1])
    #expect(Double(range.columns.lowerBound) / 8 <= viewport.worldRectangle.minX)
    #expect(Double(range.columns.upperBound) / 8 >= viewport.worldRectangle.maxX)
  }

  @Test("A03: New Zealand's corners mean the world or New Zealand, and both can be said")
  func newZealand() throws {
    let given = GeoBounds(west: -176.893092, south: -47.289993, east: 178.577174, north: -33.958498)
    #expect(given.longitudeSpan > 355)
    #expect(!given.crossesAntimeridian)
    let short = given.otherWayRound
    #expect(short.crossesAntimeridian)
    #expect(abs(short.longitudeSpan - 4.529734) < 1e-9)
    let enclosing = try #require(
      GeoBounds(enclosing: [
        GeoCoordinate(latitude: -33.958498, longitude: 178.577174),
        GeoCoordinate(latitude: -47.289993, longitude: -176.893092),
      ]))
    #expect(enclosing == short)
  }

  @Test("A05: Fiji's box of RFC 7946 spans five degrees")
  func fiji() {
    let bounds = GeoBounds(west: 177, south: -20, east: -178, north: -16)
    #expect(bounds.longitudeSpan == 5)
    #expect(bounds.contains(GeoCoordinate(latitude: -17, longitude: 180)))
    #expect(bounds.contains(GeoCoordinate(latitude: -17, longitude: -178)))
    #expect(bounds.contains(GeoCoordinate(latitude: -17, longitude: 182)))
    #expect(!bounds.contains(GeoCoordinate(latitude: -17, longitude: -177.9)))
    #expect(!bounds.contains(GeoCoordinate(latitude: -17, longitude: 0)))
    #expect(bounds.parts.map(\.longitudeSpan) == [3, 2])
  }

  @Test("A06: a box over 180° takes tiles on both sides, and its centre is 179")
  func bothSides() {
    let bounds = GeoBounds(west: 176, south: -19, east: -178, north: -16)
    #expect(bounds.center == GeoCoordinate(latitude: -17.5, longitude: 179))
    let range = TileRange(zoom: 6, covering: bounds)
    #expect(Set(range.map(\.x)) == [63, 0])
    #expect(range.columns == 63..<65)
    for tile in range { #expect(range.contains(tile)) }
    #expect(TileCoordinate(zoom: 6, x: 32, y: 34).map(range.contains) == false)
  }

  @Test("A07: a line over 180° goes on, and can be drawn on either side alone")
  func lineOverTheAntimeridian() {
    let line = WorldPoint.line(
      through: [160, 175, -160].map { GeoCoordinate(latitude: 10, longitude: $0) })
    let degrees = line.map { ($0.x - 0.5) * 360 }
    #expect(zip(degrees, [160, 175, 200]).allSatisfy { abs($0 - $1) < 1e-9 })
    let west = WorldPoint.line(
      through: [160, 175, -160].map { GeoCoordinate(latitude: 10, longitude: $0) },
      startingNear: WorldPoint(x: 0, y: 0.5))
    #expect(abs((west[2].x - 0.5) * 360 + 160) < 1e-9)
  }

  @Test(
    "A line's steps are never wider than half a world, and places are kept",
    arguments: 1...3 as ClosedRange<UInt64>)
  func lineProperty(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let places = (0..<2_000).map { _ in GeoCoordinate.random(using: &random) }
    let line = WorldPoint.line(through: places)
    #expect(line.count == places.count)
    for (first, second) in zip(line, line.dropFirst()) {
      #expect(abs(second.x - first.x) <= 0.5)
    }
    for (place, point) in zip(places, line) {
      let offset = point.x - WorldPoint(place).x
      #expect(abs(offset - offset.rounded()) < 1e-9)
    }
    let broken = [places[0], GeoCoordinate(latitude: .nan, longitude: 3), places[1]]
    #expect(WorldPoint.line(through: broken).count == 2)
  }

  @Test("A09: rounding beyond −180, −90 and 180 is clamped")
  func roundingOvershoot() throws {
    let bounds = GeoBounds(
      west: -179.99999999999997, south: -90.00000000000003, east: 180.00000000000014,
      north: -63.27066)
    let viewport = try GeoRegion.bounds(bounds).viewport(
      size: PictureSize(width: 512, height: 512))
    #expect(viewport.zoom.isFinite && viewport.center.isValid)
    #expect(abs(viewport.zoom) < 1e-9)
    let tiles = TileRange(zoom: 2, covering: try bounds.checked())
    #expect(tiles.columns == 0..<4)
    #expect(tiles.rows == 2..<4)
  }

  @Test("A12: the pole has a tile, and no conversion traps")
  func pole() throws {
    for zoom in 0...30 {
      let north = try #require(
        TileCoordinate(zoom: zoom, containing: GeoCoordinate(latitude: 90, longitude: 180)))
      #expect(north.y == 0 && north.x == 0)
      let south = try #require(
        TileCoordinate(zoom: zoom, containing: GeoCoordinate(latitude: -90, longitude: -180)))
      #expect(south.y == 1 << zoom - 1)
    }
  }

  @Test("A13: a box of 240 metres fills the picture to a pixel, beyond zoom 17")
  func smallBox() throws {
    let bounds = GeoBounds(
      west: 4.8514292, south: 45.7779198, east: 4.8535790, north: 45.7795070)
    let viewport = try GeoRegion.bounds(bounds).viewport(
      size: PictureSize(width: 512, height: 512))
    let top = viewport.point(for: GeoCoordinate(latitude: bounds.north, longitude: bounds.west))
    let bottom = viewport.point(for: GeoCoordinate(latitude: bounds.south, longitude: bounds.east))
    #expect(abs(top.y) < 1e-3 && abs(bottom.y - 512) < 1e-3)
    #expect(top.x >= 0 && bottom.x <= 512 && abs(top.x + bottom.x - 512) < 1e-3)
    #expect(viewport.zoom > 17)
  }

  @Test("A19: x is taken modulo the tile's own zoom")
  func retinaWrap() {
    let tile = TileCoordinate(zoom: 4, wrappingX: 17, y: 3)
    #expect(tile?.x == 1)
    #expect(TileCoordinate(zoom: 3, wrappingX: 17, y: 3)?.x == 1)
    #expect(TileCoordinate(zoom: 5, wrappingX: 17, y: 3)?.x == 17)
    #expect(TileCoordinate(zoom: 4, wrappingX: -1, y: 3)?.x == 15)
  }

  @Test("C03 and C04: rows from the south; Bing's quadkeys")
  func naming() {
    #expect(TileCoordinate(zoom: 4, x: 8, tmsRow: 9) == TileCoordinate(zoom: 4, x: 8, y: 6))
    #expect(TileCoordinate(zoom: 6, x: 33, y: 22)?.tmsRow == 41)
    // Microsoft, "Bing Maps Tile System": tile (3, 5) at level 3 is 213.
    #expect(TileCoordinate(zoom: 3, x: 3, y: 5)?.quadkey == "213")
    #expect(TileCoordinate(quadkey: "213") == TileCoordinate(zoom: 3, x: 3, y: 5))
    #expect(TileCoordinate(quadkey: "")?.zoom == 0)
    #expect(TileCoordinate(quadkey: "214") == nil)
    #expect(TileCoordinate(quadkey: String(repeating: "0", count: 31)) == nil)
    #expect(TileCoordinate(zoom: 4, x: 8, tmsRow: 16) == nil)
  }

  @Test(
    "A tile's own bounds are covered by it alone, at every zoom",
    arguments: 1...3 as ClosedRange<UInt64>)
  func ownBounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let zoom = Int.random(in: 0...30, using: &random)
      let side = 1 << zoom
      let tile = try #require(
        TileCoordinate(
          zoom: zoom, x: .random(in: 0..<side, using: &random),
          y: .random(in: 0..<side, using: &random)))
      #expect(Array(TileRange(zoom: zoom, covering: tile.worldRectangle)) == [tile])
      if zoom <= 24 {
        #expect(Array(TileRange(zoom: zoom, covering: tile.bounds)) == [tile], "\(tile)")
        #expect(TileCoordinate(zoom: zoom, containing: tile.bounds.center) == tile)
      }
      #expect(TileCoordinate(quadkey: tile.quadkey) == tile)
      #expect(TileCoordinate(zoom: zoom, x: tile.x, tmsRow: tile.tmsRow) == tile)
    }
  }

  @Test("Ranges are counted without being made, and each tile is once in a world")
  func counting() {
    #expect(TileRange(zoom: 30, covering: .world).count == 1 << 60)
    #expect(TileRange(zoom: 3, covering: .world).count == 64)
    #expect(Set(TileRange(zoom: 3, covering: .world)).count == 64)
    let wide = TileRange(
      zoom: 1, covering: WorldRectangle(minX: -1.2, minY: 0.1, maxX: 2.1, maxY: 0.2))
    #expect(wide.columns == -3..<5)
    #expect(wide.count == 8 && wide.distinct.count == 2)
    let beyond = TileRange(
      zoom: 4, covering: WorldRectangle(minX: 0, minY: -3, maxX: 1, maxY: -2))
    #expect(beyond.isEmpty && Array(beyond).isEmpty)
    let place = WorldRectangle(minX: 0.3, minY: 0.3, maxX: 0.3, maxY: 0.3)
    #expect(TileRange(zoom: 5, covering: place).count == 1)
  }

  @Test(
    "The shortest box around places is found as by trying all gaps",
    arguments: 1...5 as ClosedRange<UInt64>)
  func enclosing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let places = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        GeoCoordinate.random(using: &random)
      }
      let bounds = try #require(GeoBounds(enclosing: places))
      #expect(places.allSatisfy(bounds.contains))
      let sorted = places.map(\.longitude).sorted()
      let gaps = zip(sorted, sorted.dropFirst() + [sorted[0] + 360]).map { $1 - $0 }
      #expect(abs(bounds.longitudeSpan - (360 - (gaps.max() ?? 0))) < 1e-9)
    }
    #expect(GeoBounds(enclosing: []) == nil)
    #expect(GeoBounds(enclosing: [GeoCoordinate(latitude: .nan, longitude: 0)]) == nil)
  }
}
