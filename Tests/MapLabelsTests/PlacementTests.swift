import JSON
import MapScene
import MapStyle
import TestSupport
import Testing
import VectorTiles
import WebMercator

@testable import MapLabels

@Suite struct PlacementTests {
  private static func bucket(
    _ layout: String, points: [SIMD2<Int32>], names: [String]? = nil, column: Int = 0,
    origin: Point = Point(x: 0, y: 0), type: GeometryType = .point
  ) throws -> SymbolBucket {
    let json = try JSONValue.parse(
      """
      {"version": 8, "sources": {"s": {"type": "vector", "url": "x"}}, "layers": [{"id": "l",
      "type": "symbol", "source": "s", "source-layer": "p", "layout": {\(layout)}}]}
      """)
    let style = Style.read(json).style
    guard case .symbol(let layer)? = style.layers.first?.kind else {
      throw SpriteError.noObject
    }
    let content = try #require(TileCoordinate(zoom: 2, x: column, y: 0))
    let tile = SymbolTile(
      content: content, wrap: 0, overscaledZoom: 2,
      toPicture: AffineTransform(a: 1 / 16, b: 0, c: 0, d: 1 / 16, origin: origin))
    var bucket = SymbolBucket(layer, tile: tile, context: EvaluationContext(zoom: 2))
    for (index, point) in points.enumerated() {
      var geometry = TileGeometry()
      geometry.points = [point]
      geometry.ends = [1]
      let name = PropertyValue.string(names?[index] ?? "ab")
      bucket.add(
        PlainFeature(
          type: type, properties: ["name": name, "rank": .number(Double(-index))],
          geometry: geometry), at: index)
    }
    bucket.layOut(glyphs: Samples.store(), images: SpriteSheet())
    return bucket
  }

  private static let text = #""text-field": ["get", "name"], "text-font": ["Test"]"#

  private static func marks(_ buckets: [SymbolBucket]) -> [SymbolBatch.Mark] {
    var placer = SymbolPlacer(width: 512, height: 512)
    return placer.place(buckets, source: "s", glyphs: Samples.store()).flatMap(\.marks)
  }

  @Test func aLabelIsDrawnLetterByLetter() throws {
    let marks = Self.marks([try Self.bucket(Self.text, points: [SIMD2(4096, 4096)])])
    #expect(marks.count == 2)
    #expect(marks[0].content == .distanceField(0, Rectangle(x: 0, y: 0, width: 18, height: 22)))
    // 16 points of 24 units: two thirds.
    #expect(abs(marks[0].toPicture.a - 2.0 / 3) < 1e-9 && marks[0].toPicture.b == 0)
    #expect(abs(marks[1].toPicture.origin.x - marks[0].toPicture.origin.x - 8) < 0.05)
  }

  @Test func ofTwoLabelsInOnePlaceTheFirstStays() throws {
    let points = [SIMD2<Int32>(4096, 4096), SIMD2(4100, 4096)]
    let bucket = try Self.bucket(Self.text, points: points, names: ["ab", "xyz"])
    #expect(Self.marks([bucket]).count == 2)
    let overlapping = try Self.bucket(
      Self.text + #", "text-overlap": "always""#, points: points, names: ["ab", "xyz"])
    #expect(Self.marks([overlapping]).count == 5)
    let sorted = try Self.bucket(
      Self.text + #", "symbol-sort-key": ["get", "rank"]"#, points: points, names: ["ab", "xyz"])
    #expect(Self.marks([sorted]).count == 3)
  }

  @Test func anchorsInTheBufferBelongToTheNeighbour() throws {
    let points = [SIMD2<Int32>(-1, 10), SIMD2(8192, 10), SIMD2(10, 8192), SIMD2(0, 100)]
    #expect(Self.marks([try Self.bucket(Self.text, points: points)]).count == 2)
  }

  @Test func theOrderOfTilesDoesNotMatter() throws {
    let west = try Self.bucket(Self.text, points: [SIMD2(8180, 4096)], names: ["ab"])
    let east = try Self.bucket(
      Self.text, points: [SIMD2(8, 4096)], names: ["xyz"], column: 1, origin: Point(x: 512, y: 0))
    #expect(Self.marks([west, east]) == Self.marks([east, west]))
    #expect(Self.marks([west, east]).count == 2)
  }

  @Test(arguments: [UInt64(21), 22])
  func placedLabelsNeverOverlap(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<300).map { _ in
      SIMD2(Int32.random(in: 0..<8192, using: &generator), .random(in: 0..<8192, using: &generator))
    }
    let names = points.indices.map { _ in
      String(repeating: "a", count: Int.random(in: 1...12, using: &generator))
    }
    let bucket = try Self.bucket(Self.text, points: points, names: names)
    let marks = Self.marks([bucket])
    #expect(!marks.isEmpty && marks.count < names.joined().count)
    // Middles of letters of different labels lie at least a letter's height or half a width apart.
    let middles = marks.map { $0.toPicture.apply(Point(x: 9, y: 11)) }
    for (index, first) in middles.enumerated() {
      for second in middles[..<index] {
        #expect(abs(first.x - second.x) > 5 || abs(first.y - second.y) > 5)
      }
    }
  }

  @Test func variableAnchorsFindRoom() throws {
    let points = [SIMD2<Int32>(4096, 4096), SIMD2(4100, 4096)]
    let layout =
      Self.text + #", "text-variable-anchor": ["left", "right"], "text-radial-offset": 0.5"#
    let marks = Self.marks([try Self.bucket(layout, points: points)])
    #expect(marks.count == 4)
    #expect(marks[0].toPicture.origin.x > 256 && marks[2].toPicture.origin.x < 256)
  }

  @Test func deepTilesAreCutIntoSlices() throws {
    let data = try #require(TileCoordinate(zoom: 14, x: 1, y: 2))
    let all = Rectangle(x: 0, y: 0, width: 8192, height: 8192)
    #expect(SymbolTile.slices(of: data, overscaledZoom: 14, in: all) == [data])
    let slices = SymbolTile.slices(of: data, overscaledZoom: 15, in: all)
    #expect(slices.count == 4 && slices.first == TileCoordinate(zoom: 15, x: 2, y: 4))
    let corner = Rectangle(x: 8190, y: 8190, width: 2, height: 2)
    #expect(
      SymbolTile.slices(of: data, overscaledZoom: 22, in: corner)
        == [TileCoordinate(zoom: 18, x: 31, y: 47)].compactMap { $0 })
  }

  @Test func slicesHoldTheirPartOfTheGeometry() throws {
    let data = try #require(TileCoordinate(zoom: 14, x: 1, y: 2))
    let slice = try #require(TileCoordinate(zoom: 15, x: 3, y: 4))
    let tile = SymbolTile(
      content: slice, data: data, wrap: 0, overscaledZoom: 15, toPicture: .identity)
    var geometry = TileGeometry()
    geometry.points = [SIMD2(0, 1024), SIMD2(4096, 1024)]
    geometry.ends = [2]
    let lines = SymbolGeometry.lines(geometry, type: .lineString, extent: 4096, tile: tile)
    #expect(lines == [[SIMD2(-256, 4096), SIMD2(8192, 4096)]])
  }
}
