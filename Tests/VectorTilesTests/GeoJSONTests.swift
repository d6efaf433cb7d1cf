internal import JSON
internal import TestSupport
internal import Testing
internal import VectorTiles
internal import WebMercator

/// GeoJSON cut into tiles.
struct GeoJSONTests {
  private func index(
    _ text: String, _ change: (inout GeoJSONOptions) -> Void = { _ in }
  ) throws -> GeoJSONIndex {
    var options = GeoJSONOptions()
    change(&options)
    return try GeoJSONIndex(JSONValue.parse(Array(text.utf8)), options: options)
  }

  private func onlyLayer(_ index: GeoJSONIndex, _ zoom: Int, _ x: Int, _ y: Int) -> VectorLayer? {
    TileCoordinate(zoom: zoom, x: x, y: y).flatMap { index.tile(at: $0) }?[GeoJSONIndex.layerName]
  }

  private func parts(_ feature: VectorFeature?) -> [[SIMD2<Int32>]] {
    var geometry = TileGeometry()
    feature?.geometry(into: &geometry)
    return (0..<geometry.partCount).map { Array(geometry.points[geometry.range(of: $0)]) }
  }

  @Test func aPointLiesInTheMiddleOfTheWorld() throws {
    let index = try index(#"{"type":"Point","coordinates":[0,0]}"#)
    let layer = try #require(onlyLayer(index, 0, 0, 0))
    #expect(layer.extent == 8192)
    #expect(parts(layer.feature(at: 0)) == [[SIMD2(4096, 4096)]])
    // At the corner of four tiles it lies in the buffer of each.
    #expect(parts(onlyLayer(index, 1, 0, 0)?.feature(at: 0)) == [[SIMD2(8192, 8192)]])
    #expect(parts(onlyLayer(index, 1, 1, 1)?.feature(at: 0)) == [[SIMD2(0, 0)]])
    #expect(onlyLayer(index, 3, 0, 0) == nil)
    #expect(parts(onlyLayer(index, 20, 1 << 19, 1 << 19)?.feature(at: 0)) == [[SIMD2(0, 0)]])
  }

  @Test func propertiesAndIDsAreThoseOfTheFeature() throws {
    let text = """
      {"type":"FeatureCollection","features":[
      {"type":"Feature","id":"12","properties":{"a":null,"b":true,"c":1.5,"d":"x","e":[1]},
       "geometry":{"type":"Point","coordinates":[0,0]}},
      {"type":"Feature","id":"no number","properties":null,"geometry":{"type":"Point","coordinates":[0,0]}},
      {"type":"Feature","id":7.9,"properties":{"c":2},"geometry":null},
      {"type":"Feature","id":7.9,"properties":{"c":3},"geometry":{"type":"Point","coordinates":[0,0]}}]}
      """
    let layer = try #require(try onlyLayer(index(text), 0, 0, 0))
    #expect(layer.featureCount == 3)
    let first = layer.feature(at: 0)
    #expect(first.id == .number(12))
    #expect(first.property("a") == .null)
    #expect(first.property("b") == .bool(true))
    #expect(first.property("c") == .number(1.5))
    #expect(first.property("d") == .string("x"))
    #expect(first.property("e") == .composite([1]))
    #expect(layer.feature(at: 1).id == nil)
    #expect(layer.feature(at: 1).properties.isEmpty)
    #expect(layer.feature(at: 2).id == .number(7))
    let generated = try #require(
      try onlyLayer(self.index(text) { $0.generatesIDs = true }, 0, 0, 0))
    #expect((0..<3).map { generated.feature(at: $0).id } == [.number(0), .number(1), .number(3)])
    let promoted = try #require(try onlyLayer(self.index(text) { $0.promotedID = "c" }, 0, 0, 0))
    #expect((0..<3).map { promoted.feature(at: $0).id } == [.number(1.5), nil, .number(3)])
  }

  @Test func aFilterLeavesFeaturesOut() throws {
    let points = (0..<4).map { number -> JSONValue in
      [
        "type": "Feature", "properties": ["n": .number(Double(number))],
        "geometry": ["type": "Point", "coordinates": [0, 0]],
      ]
    }
    let json: JSONValue = ["type": "FeatureCollection", "features": .array(points)]
    let index = try GeoJSONIndex(json) { $0.property("n") != .number(1) }
    let layer = try #require(onlyLayer(index, 0, 0, 0))
    #expect(layer.featureCount == 3)
    #expect(layer.feature(at: 1).property("n") == .number(2))
  }

  @Test func ringsRunAsInEncodedTilesAndEndBeforeTheirFirstPoint() throws {
    let text = """
      {"type":"Polygon","coordinates":[[[-90,-45],[-90,45],[90,45],[90,-45],[-90,-45]],
      [[-45,-20],[-45,20],[45,20],[45,-20],[-45,-20]]]}
      """
    let rings = parts(try onlyLayer(index(text), 0, 0, 0)?.feature(at: 0))
    #expect(rings.map { $0.count } == [4, 4])
    let areas = rings.map { ring in
      var (area, previous) = (0.0, ring[3])
      for point in ring {
        area += Double(previous.x) * Double(point.y) - Double(point.x) * Double(previous.y)
        previous = point
      }
      return area
    }
    #expect(areas[0] > 0)
    #expect(areas[1] < 0)
  }

  @Test func linesAreCutAtTheBufferAndGoOnInTheNextTile() throws {
    let text = #"{"type":"LineString","coordinates":[[-100,10],[100,10]]}"#
    let index = try index(text)
    let west = parts(onlyLayer(index, 1, 0, 0)?.feature(at: 0))
    let east = parts(onlyLayer(index, 1, 1, 0)?.feature(at: 0))
    #expect(west.first?.last?.x == 10240)
    #expect(east.first?.first?.x == -2048)
    #expect(west.first?.first?.y == east.first?.last?.y)
    let plain = try self.index(text) { $0.buffer = 0 }
    #expect(parts(onlyLayer(plain, 1, 0, 0)?.feature(at: 0)).first?.last?.x == 8192)
  }

  @Test func whatCrossesTheAntimeridianIsInBothEndsOfTheWorld() throws {
    let index = try index(#"{"type":"LineString","coordinates":[[170,0],[190,0]]}"#)
    let east = parts(onlyLayer(index, 2, 3, 1)?.feature(at: 0))
    let west = parts(onlyLayer(index, 2, 0, 1)?.feature(at: 0))
    #expect(east.first?.first == SIMD2(7282, 8192))
    #expect(west.first?.last == SIMD2(910, 8192))
    #expect(onlyLayer(index, 2, 1, 1) == nil)
  }

  @Test func linesAreSimplifiedBelowTheLastZoom() throws {
    let points = (0...1_000).map { "[\(Double($0) / 100),\($0 % 2 == 0 ? 0 : 0.001)]" }
    let text = #"{"type":"LineString","coordinates":[\#(points.joined(separator: ","))]}"#
    let index = try index(text) { $0.maximumZoom = 14 }
    #expect(parts(onlyLayer(index, 0, 0, 0)?.feature(at: 0)).first?.count == 2)
    let detailed = try self.index(text) { $0.maximumZoom = 0 }
    #expect(parts(onlyLayer(detailed, 0, 0, 0)?.feature(at: 0)).first?.count == 1_001)
  }

  @Test func piecesOfLinesTellTheirPlaceOnTheWholeLine() throws {
    let text = #"{"type":"LineString","coordinates":[[-180,0],[180,0]]}"#
    let index = try index(text) {
      $0.tracksLineProgress = true
      $0.buffer = 0
    }
    // The piece of 90° to 180° E; at z2, the second half of the eastern half.
    let piece = try #require(onlyLayer(index, 2, 3, 2)?.feature(at: 0))
    #expect(piece.property("mapbox_clip_start") == .number(0.75))
    #expect(piece.property("mapbox_clip_end") == .number(1))
    let first = try #require(onlyLayer(index, 2, 1, 2)?.feature(at: 0))
    #expect(first.property("mapbox_clip_start") == .number(0.25))
    #expect(first.property("mapbox_clip_end") == .number(0.5))
  }

  @Test func collectionsGiveAFeatureForEachGeometryAndBadOnesAreCounted() throws {
    let text = """
      {"type":"Feature","properties":{"k":1},"geometry":{"type":"GeometryCollection","geometries":[
      {"type":"Point","coordinates":[0,0]},{"type":"Circle","coordinates":[0,0]},
      {"type":"LineString","coordinates":[[0,0],["x",1]]},{"type":"Polygon","coordinates":[[0,0]]},
      {"type":"Point","coordinates":[]},{"type":"LineString","coordinates":[[0,0],[1,1]]}]}}
      """
    let index = try index(text)
    let layer = try #require(onlyLayer(index, 0, 0, 0))
    #expect(layer.featureCount == 2)
    #expect(layer.feature(at: 1).type == .lineString)
    #expect(layer.feature(at: 1).property("k") == .number(1))
    #expect(index.skippedCount == 3)
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"type":"Topology"}"#, #"{"type":"FeatureCollection"}"#,
  ])
  func otherJSONIsRefused(_ text: String) {
    #expect(throws: VectorTilesError.self) { try index(text) }
  }

  @Test func hugeNumbersDoNotTrap() throws {
    let text = """
      {"type":"MultiLineString","coordinates":[[[1e300,1e300],[-1e300,-1e300],[1e308,0],[-1e308,90]],
      [[0,0],[1e17,0],[0,1e17]]]}
      """
    for progress in [false, true] {
      let index = try index(text) {
        $0.tracksLineProgress = progress
        $0.buffer = .infinity
        $0.tolerance = .nan
        $0.extent = .max
        $0.maximumZoom = .max
      }
      for (zoom, x, y) in [(0, 0, 0), (1, 1, 1), (5, 3, 16), (30, 1 << 29, 1 << 29)] {
        _ = parts(onlyLayer(index, zoom, x, y)?.feature(at: 0))
      }
    }
  }

  @Test func tilesAreTheSameInWhateverOrderTheyAreAskedFor() async throws {
    var generator = SeededGenerator(seed: 5)
    let lines = (0..<40).map { _ -> JSONValue in
      .array(
        (0..<30).map { _ in
          [
            .number(.random(in: -20...20, using: &generator)),
            .number(.random(in: -20...20, using: &generator)),
          ]
        })
    }
    let json: JSONValue = ["type": "MultiLineString", "coordinates": .array(lines)]
    let tiles = (0..<60).compactMap { number in
      TileCoordinate(
        zoom: 3 + number % 4, x: 4 << (number % 4) - number % 2, y: 4 << (number % 4) - 1)
    }
    let shared = try GeoJSONIndex(json)
    let together = await withTaskGroup(of: (Int, [[SIMD2<Int32>]]).self) { group in
      for (number, tile) in tiles.enumerated() {
        group.addTask { (number, self.parts(shared.tile(at: tile)?.layers[0].feature(at: 0))) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (number, tile) in tiles.enumerated() {
      let alone = try GeoJSONIndex(json).tile(at: tile)
      #expect(together[number] == parts(alone?.layers[0].feature(at: 0)))
      #expect(alone != nil)
    }
  }
}
