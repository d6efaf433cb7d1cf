internal import JSON
internal import TestSupport
internal import Testing
internal import VectorTiles
internal import WebMercator

/// Points gathered into clusters.
struct ClusterTests {
  private static func points(_ places: [(Double, Double)]) -> JSONValue {
    let features = places.enumerated().map { number, place -> JSONValue in
      [
        "type": "Feature", "properties": ["n": .number(Double(number + 1))],
        "geometry": ["type": "Point", "coordinates": [.number(place.0), .number(place.1)]],
      ]
    }
    return ["type": "FeatureCollection", "features": .array(features)]
  }

  private func features(_ index: GeoJSONIndex, _ zoom: Int, _ x: Int, _ y: Int) -> [VectorFeature] {
    let layer = TileCoordinate(zoom: zoom, x: x, y: y).flatMap { index.tile(at: $0) }?.layers.first
    return layer.map { layer in (0..<layer.featureCount).map { layer.feature(at: $0) } } ?? []
  }

  private func place(_ feature: VectorFeature) -> SIMD2<Int32>? {
    var geometry = TileGeometry()
    feature.geometry(into: &geometry)
    return geometry.points.first
  }

  @Test func nearPointsAreOneClusterInTheirMiddleUntilTheLastZoom() throws {
    var options = ClusterOptions()
    options.maximumZoom = 3
    let json = Self.points([(-10, 0), (10, 0), (100, 0)])
    let index = try GeoJSONIndex(json, clustering: options)
    let world = features(index, 0, 0, 0)
    #expect(world.count == 2)
    let cluster = try #require(world.first { $0.property("cluster") == .bool(true) })
    #expect(cluster.property("point_count") == .number(2))
    #expect(cluster.property("point_count_abbreviated") == .number(2))
    #expect(cluster.property("cluster_id") == cluster.id)
    #expect(place(cluster) == SIMD2(4096, 4096))
    // 20° are 57 of 512 units at z1 and 114 at z2, the radius is 50.
    #expect(features(index, 2, 1, 2).compactMap { $0.property("n") } == [.number(1)])
    #expect(features(index, 4, 7, 8).compactMap { $0.property("n") } == [.number(1)])
  }

  @Test func pointsOnBothSidesOfTheAntimeridianAreOneCluster() throws {
    // The mean of 179° and twice 189° is 185.67°, which is −174.33°.
    let index = try GeoJSONIndex(
      Self.points([(-171, 0), (-171, 0), (179, 0)]), clustering: ClusterOptions())
    let world = features(index, 0, 0, 0)
    let cluster = try #require(world.first)
    #expect(cluster.property("point_count") == .number(3))
    let expected = Int32((8_192 * (180 - 174.333_333) / 360).rounded())
    let x = try #require(place(cluster)?.x)
    #expect(abs(x - expected) <= 1)
  }

  @Test func tooFewPointsStayApart() throws {
    var options = ClusterOptions()
    options.minimumPoints = 3
    let index = try GeoJSONIndex(Self.points([(-1, 0), (1, 0)]), clustering: options)
    let world = features(index, 0, 0, 0)
    #expect(world.compactMap { $0.property("n") } == [.number(1), .number(2)])
  }

  @Test func propertiesAreGatheredFromAllPoints() throws {
    var options = ClusterOptions()
    options.properties = ClusterOptions.Properties(
      map: { ["sum": $0.property("n") ?? .null] },
      reduce: { all, other in
        guard case .number(let left)? = all["sum"], case .number(let right)? = other["sum"] else {
          return
        }
        all["sum"] = .number(left + right)
      })
    var generator = SeededGenerator(seed: 3)
    let places = (0..<2_000).map { _ in
      (
        Double.random(in: -180...180, using: &generator),
        Double.random(in: -80...80, using: &generator)
      )
    }
    let index = try GeoJSONIndex(Self.points(places), clustering: options)
    for zoom in 0...2 {
      // Each point is in one tile, but for those in the margins.
      var (count, sum) = (0.0, 0.0)
      for x in 0..<1 << zoom {
        for y in 0..<1 << zoom {
          for feature in features(index, zoom, x, y) {
            let point = try #require(place(feature))
            guard (0..<8192).contains(point.x), (0..<8192).contains(point.y) else { continue }
            if case .number(let number)? = feature.property("point_count") { count += number }
            if case .number(let number)? = feature.property("sum") { sum += number }
            if case .number(let number)? = feature.property("n") {
              (count, sum) = (count + 1, sum + number)
            }
          }
        }
      }
      #expect(count == 2_000)
      #expect(sum == 2_000 * 2_001 / 2)
    }
  }

  @Test func clustersAtTheEdgeOfTheWorldAreSeenFromBothSides() throws {
    let index = try GeoJSONIndex(
      Self.points([(179.9, 0), (179.8, 0)]), clustering: ClusterOptions())
    let west = features(index, 2, 0, 1)
    #expect(west.count == 1)
    #expect(try #require(place(west[0])).x < 0)
    #expect(try #require(place(features(index, 2, 3, 1)[0])).x < 8192)
  }

  @Test func largeCountsAreAbbreviated() throws {
    for (count, text) in [(1_000, "1k"), (1_249, "1.2k"), (9_960, "10k"), (12_400, "12k")] {
      let places = [(Double, Double)](repeating: (5, 5), count: count)
      let index = try GeoJSONIndex(Self.points(places), clustering: ClusterOptions())
      let world = features(index, 0, 0, 0)
      #expect(world.map { $0.property("point_count") } == [.number(Double(count))])
      #expect(world[0].property("point_count_abbreviated") == .string(text))
    }
  }
}
