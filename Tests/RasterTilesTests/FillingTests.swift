import Pixels
import RasterTiles
import Testing
import TileStore
import WebMercator

@Suite("What a source lacks is filled")
struct FillingTests {
  private let place = Viewport(0.01, 0.01, zoom: 4, 300, 300)

  private func draw(
    _ sources: [any TileSource], _ viewport: Viewport, background: Color = .white
  ) async throws -> (RasterMap, Pixmap) {
    let map = try await RasterMap(sources: sources, viewport: viewport, background: background)
    return (map, try await map.draw(rows: 0..<map.height))
  }

  @Test("A missing tile comes from its nearest parent, at the parent's own ratio")
  func parent() async throws {
    let source = SyntheticSource(
      side: { _ in 256 }, exists: { $0.zoom != 5 || $0.x != 16 }, formula: Formula.zooms)
    let (map, picture) = try await draw([source], place)
    #expect(map.plan.tileZoom == 5)
    #expect(picture[100, 100] == Formula.zooms(5, 0, 0))
    #expect(picture[200, 100] == Formula.zooms(4, 0, 0))
    #expect(map.statistics.needed == 4)
    #expect(map.statistics.fresh == 2)
    #expect(map.statistics.overzoomed == 2)
    #expect(map.statistics.absent == 2)
    #expect(map.statistics.missing == 0)
  }

  @Test("Parents are taken from any height")
  func farParent() async throws {
    let source = SyntheticSource(exists: { $0.zoom <= 1 }, formula: Formula.zooms)
    let (map, picture) = try await draw([source], Viewport(47, 8, zoom: 12, 100, 100))
    #expect(picture.pixels.allSatisfy { $0 == Formula.zooms(1, 0, 0) })
    #expect(map.statistics.overzoomed == map.statistics.needed)
  }

  @Test("Past the source's greatest zoom its last one is stretched (A14)")
  func overzoom() async throws {
    let source = SyntheticSource(zooms: 0...19, formula: Formula.places)
    let viewport = Viewport(50.4, 7.85, zoom: 22, 30, 30)
    let (map, picture) = try await draw([source], viewport)
    #expect(map.plan.tileZoom == 19)
    #expect(map.plan.wantedZoom > 20)
    #expect(map.statistics.overzoomed == map.statistics.needed)
    #expect(map.statistics.absent == 0)
    #expect(source.tilesAsked.allSatisfy { $0.zoom <= 19 })
    let reference = ReferencePicture(viewport, zoom: 19, side: 64, formula: Formula.places)
    for (x, y) in [(0, 0), (29, 29), (15, 3)] {
      for (one, other) in zip(picture.channels(x, y), reference.channels(x, y)) {
        #expect(abs(one - other) <= 1)
      }
    }
  }

  @Test("A parent stretched many times is as smooth as one image, across cells and parents")
  func smoothParent() async throws {
    let source = SyntheticSource(exists: { $0.zoom <= 6 }, formula: Formula.places)
    let viewport = Viewport(0, 0, zoom: 6.3, 40, 40)
    let (_, picture) = try await draw([source], viewport)
    let reference = ReferencePicture(viewport, zoom: 6, side: 64, formula: Formula.places)
    for y in 0..<40 {
      for x in 0..<40 {
        for (one, other) in zip(picture.channels(x, y), reference.channels(x, y)) {
          #expect(abs(one - other) <= 1, "pixel \(x), \(y)")
        }
      }
    }
  }

  @Test("Where there is no parent the children are taken, each with what it has")
  func children() async throws {
    let source = SyntheticSource(
      side: { _ in 256 },
      exists: { $0.zoom == 6 && ($0.x, $0.y) != (32, 32) || $0.zoom == 7 && $0.y == 64 },
      formula: Formula.zooms)
    let (map, picture) = try await draw([source], place)
    #expect(map.plan.tileZoom == 5)
    #expect(picture[100, 100] == Formula.zooms(6, 0, 0))
    // The north half of tile 6/32/32 has tiles of zoom 7, its south half has none.
    #expect(picture[160, 160] == Formula.zooms(7, 0, 0))
    #expect(picture[160, 250] == 0xFFFF_FFFF)
    #expect(map.statistics.underzoomed == 4)
    #expect(map.statistics.missing == 0)
  }

  @Test("A source that begins a few zooms too deep is shown from its first zoom")
  func minimumZoom() async throws {
    let source = SyntheticSource(zooms: 5...9, formula: Formula.waves(side: 64, period: 0.5))
    let viewport = Viewport(10, 10, zoom: 1, 100, 60)
    let (map, picture) = try await draw([source], viewport)
    #expect(map.plan.tileZoom == 5)
    #expect(map.statistics.fresh == map.statistics.needed)
    let reference = ReferencePicture(viewport, zoom: 5, side: 64, formula: source.formula)
    for (x, y) in [(0, 0), (50, 30), (99, 59)] {
      for (one, other) in zip(picture.channels(x, y), reference.channels(x, y)) {
        #expect(abs(one - other) <= 1)
      }
    }
  }

  @Test("A source that begins far too deep shows the background, and is not asked for millions")
  func farTooDeep() async throws {
    let source = SyntheticSource(zooms: 18...19, formula: Formula.places)
    let (map, picture) = try await draw([source], Viewport(10, 10, zoom: 2, 500, 500))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(map.statistics.missing == map.statistics.needed)
    #expect(source.tilesAsked.isEmpty)
  }

  @Test("Where nothing is the background is seen, and all is counted as missing")
  func nothing() async throws {
    let source = SyntheticSource(exists: { _ in false }, formula: Formula.places)
    for background in [Color(hex: 0x123456), .clear] {
      let (map, picture) = try await draw(
        [source], Viewport(1, 1, zoom: 4.5, 90, 90), background: background)
      #expect(picture.pixels.allSatisfy { $0 == background.premultipliedPixel })
      #expect(picture.isOpaque == (background.alpha == 1))
      #expect(map.statistics.missing == map.statistics.needed)
      #expect(map.statistics.sources == [])
    }
  }

  @Test("The first source that has a tile gives it, and zooms of each are its own")
  func order() async throws {
    let first = SyntheticSource(
      name: "first", zooms: 0...5, side: { _ in 256 }, exists: { $0.zoom == 5 && $0.x < 16 },
      formula: Formula.flat(0xFF11_1111))
    let second = SyntheticSource(
      name: "second", zooms: 0...8, side: { _ in 256 }, formula: Formula.flat(0xFF22_2222))
    let (map, picture) = try await draw([first, second], place)
    #expect(picture[100, 100] == 0xFF11_1111)
    #expect(picture[200, 100] == 0xFF22_2222)
    #expect(map.statistics.sources == [0, 1])
    let (deep, other) = try await draw([first, second], Viewport(0.01, 0.01, zoom: 6, 100, 100))
    #expect(deep.plan.tileZoom == 7)
    #expect(other[20, 20] == 0xFF22_2222)
    #expect(first.tilesAsked.allSatisfy { $0.zoom <= 5 })
  }

  @Test("A broken tile is a missing one, with a warning that names source, tile and reason")
  func broken() async throws {
    let damages: [@Sendable ([UInt8]) -> [UInt8]] = [
      { Array($0.prefix($0.count / 2)) }, { _ in Array("<html>no</html>".utf8) },
      { Array($0.prefix(20)) }, { _ in [1, 2, 3] },
    ]
    for damage in damages {
      for zoom in [4, 4.2] {
        let whole = SyntheticSource(side: { _ in 256 }, formula: Formula.zooms)
        let source = SyntheticSource(
          name: "shop.mbtiles", side: { _ in 256 },
          broken: { $0.zoom == 5 && $0.x == 16 && $0.y == 15 ? damage(whole.bytes($0)) : nil },
          formula: Formula.zooms)
        let viewport = Viewport(0.01, 0.01, zoom: zoom, 300, 300)
        let (map, picture) = try await draw([source], viewport)
        #expect(picture[220, 80] == Formula.zooms(4, 0, 0))
        #expect(picture[80, 220] == Formula.zooms(5, 0, 0))
        #expect(map.statistics.broken == 1)
        #expect(map.statistics.overzoomed == 1)
        let warning = try #require(map.statistics.warnings.first)
        #expect(warning.hasPrefix("tile 5/16/15 of shop.mbtiles is not drawn"))
        #expect(warning.contains("cannot decode"))
      }
    }
  }

  @Test("A tile that is broken in one source comes whole from the next")
  func brokenThenWhole() async throws {
    let first = SyntheticSource(
      name: "first", broken: { _ in [0x89, 0x50] }, formula: Formula.places)
    let second = SyntheticSource(name: "second", formula: Formula.zooms)
    let (map, picture) = try await draw([first, second], Viewport(1, 1, zoom: 4.5, 50, 50))
    #expect(picture.pixels.allSatisfy { $0 == Formula.zooms(map.plan.tileZoom, 0, 0) })
    #expect(map.statistics.fresh == map.statistics.needed)
    #expect(map.statistics.broken >= map.statistics.needed)
    #expect(map.statistics.sources == [1])
  }

  @Test("A source that can't read a tile is told of, and the map goes on")
  func unreadable() async throws {
    let (map, picture) = try await draw([UnreadableSource()], Viewport(1, 1, zoom: 3, 40, 40))
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(map.statistics.missing == map.statistics.needed)
    #expect(map.statistics.warnings.contains { $0.contains("of unreadable") })
  }

  @Test("Tiles of 256 and 512 pixels in one set each count with their own size")
  func mixed() async throws {
    let period = 1.0 / 300
    let mixed = MixedSource(period: period)
    for zoom in [5.0, 5.3] {
      let viewport = Viewport(3, 4, zoom: zoom, 700, 20)
      let map = try await RasterMap(sources: [mixed], viewport: viewport, background: .white)
      let picture = try await map.draw(rows: 0..<20)
      #expect(map.statistics.fresh == map.statistics.needed)
      for x in 0..<700 {
        let world = viewport.worldPoint(at: Point(x: Double(x) + 0.5, y: 10.5))
        let expected = Formula.wave(world.x / period)
        // Half a pixel where the map is moved to whole pixels.
        #expect(abs(Double(picture[x, 10] >> 16 & 255) - expected) < (zoom == 5 ? 14 : 3))
      }
    }
  }
}

/// Tiles of 256 pixels in even columns and of 512 in odd ones, all showing the same waves.
private struct MixedSource: TileSource {
  let metadata = TileSourceMetadata(location: "mixed", kind: .memory)
  let period: Double

  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    let side = coordinate.x % 2 == 0 ? 256 : 512
    let waves = Formula.waves(side: side, period: period)
    return SyntheticSource.bytes(side: side) { x, y in
      waves(coordinate.zoom, coordinate.x * side + x, coordinate.y * side + y)
    }
  }
}

/// A source that fails for each tile.
private struct UnreadableSource: TileSource {
  let metadata = TileSourceMetadata(location: "unreadable", kind: .memory)

  func tile(at coordinate: TileCoordinate) async throws(TileStoreError) -> [UInt8]? {
    throw .notFound(path: "x")
  }
}
