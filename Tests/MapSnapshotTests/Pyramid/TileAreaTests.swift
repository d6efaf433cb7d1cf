import TestSupport
import Testing
import WebMercator

@testable import MapSnapshot

@Suite("The area of a pyramid")
struct TileAreaTests {
  static func tiles(_ area: TileArea, zoom: Int, levels: Int = 2) -> Set<TileCoordinate> {
    let tiles = TileBlocks(area: area, zooms: [zoom], levels: levels).flatMap(\.tiles)
    #expect(Set(tiles).count == tiles.count)
    #expect(area.count(zoom: zoom) == tiles.count)
    return Set(tiles)
  }

  @Test("A box has the tiles that it touches, over 180° too")
  func boxes() {
    for box in [
      GeoBounds(west: 5.9, south: 45.8, east: 10.5, north: 47.9),
      GeoBounds(west: 170, south: -50, east: -170, north: -30), .world,
      GeoBounds(west: 0, south: 0, east: 90, north: 66.51326044311186),
      GeoBounds(west: 8.5, south: 47.3, east: 8.5, north: 47.3),
    ] {
      var area = TileArea()
      area.add(box)
      for zoom in [0, 1, 4, 7] {
        #expect(Self.tiles(area, zoom: zoom) == Set(TileRange(zoom: zoom, covering: box)))
      }
    }
  }

  @Test("Counting does not look at each tile")
  func largeCounts() {
    var area = TileArea()
    area.add(.world)
    #expect(area.count(zoom: 26) == 1 << 52)
  }

  @Test(
    "A polygon has the tiles that hold a part of it, and none in its holes",
    arguments: [UInt64(1), 2, 3, 4])
  func polygons(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // A star around a hole, whose inside is known by angle and radius.
    let corners = (0..<24).map { index -> GeoCoordinate in
      let angle = Double(index) / 24 * 2 * .pi
      let radius = index % 2 == 0 ? 0.3 : Double.random(in: 0.12...0.2, using: &generator)
      return Self.place(angle, radius)
    }
    let hole = (0..<12).map { Self.place(Double($0) / 12 * 2 * .pi, 0.1) }
    var area = TileArea()
    area.add(polygon: [corners, hole])
    let zoom = 7
    let found = Self.tiles(area, zoom: zoom)
    var sampled: Set<TileCoordinate> = []
    let steps = 1 << (zoom + 3)
    for row in 0..<steps {
      for column in 0..<steps {
        let point = WorldPoint(
          x: (Double(column) + 0.5) / Double(steps), y: (Double(row) + 0.5) / Double(steps))
        guard Self.isInside(point, corners) != Self.isInside(point, hole),
          let tile = TileCoordinate(zoom: zoom, x: column >> 3, y: row >> 3)
        else { continue }
        sampled.insert(tile)
      }
    }
    // Samples miss slivers that the border only just brings into a tile, and nothing else.
    #expect(sampled.isSubset(of: found))
    #expect(found.count < sampled.count + sampled.count / 4)
    #expect(!found.contains { $0.x == 64 && $0.y == 64 })
  }

  private static func place(_ angle: Double, _ radius: Double) -> GeoCoordinate {
    WorldPoint(x: 0.5 + radius * Self.cosine(angle), y: 0.5 + radius * Self.cosine(angle - .pi / 2))
      .coordinate
  }

  private static func cosine(_ angle: Double) -> Double {
    // By its series, which is exact enough here.
    let turned = (angle / (2 * .pi) - (angle / (2 * .pi)).rounded()) * 2 * .pi
    var (sum, term) = (1.0, 1.0)
    for index in 1..<16 {
      term *= -turned * turned / Double((2 * index - 1) * 2 * index)
      sum += term
    }
    return sum
  }

  private static func isInside(_ point: WorldPoint, _ ring: [GeoCoordinate]) -> Bool {
    let points = ring.map { WorldPoint($0) }
    var isInside = false
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
    where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x > point.x { isInside.toggle() }
    }
    return isInside
  }

  @Test(
    "A corridor has every tile within its distance, and no other", arguments: [UInt64(1), 2, 3])
  func corridors(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = GeoCoordinate(
      latitude: Double.random(in: -70...70, using: &generator),
      longitude: Double.random(in: -180...180, using: &generator))
    var line = [start]
    for _ in 0..<6 {
      let last = line[line.count - 1]
      line.append(
        Ellipsoid.wgs84.destination(
          from: last, azimuth: Double.random(in: 0...360, using: &generator),
          distance: Double.random(in: 100...3_000, using: &generator)))
    }
    let distance = Double.random(in: 300...3_000, using: &generator)
    var area = TileArea()
    area.add(corridor: line, within: distance)
    let zoom = 14
    let found = Self.tiles(area, zoom: zoom)
    #expect(!found.isEmpty)
    // Every place of a fine grid in and around the corridor, measured along the ellipsoid to places close on the line.
    let points = WorldPoint.line(through: line)
    let dense = zip(points, points.dropFirst()).flatMap { from, to in
      (0...200).map { step in
        WorldPoint(
          x: from.x + (to.x - from.x) * Double(step) / 200,
          y: from.y + (to.y - from.y) * Double(step) / 200
        ).coordinate.normalized
      }
    }
    let near = Set(found.flatMap { tile in Self.around(tile) })
    for tile in near {
      let nearest =
        Self.border(of: tile).map { place in
          dense.map { Ellipsoid.wgs84.distance(from: place, to: $0) }.min() ?? .infinity
        }.min() ?? .infinity
      let passes = dense.contains { TileCoordinate(zoom: zoom, containing: $0) == tile }
      // Between the samples lie a few metres.
      if passes || nearest < distance - 1 { #expect(found.contains(tile), "\(tile)") }
      if !passes, nearest > distance + 40 { #expect(!found.contains(tile), "\(tile) \(nearest)") }
    }
  }

  private static func around(_ tile: TileCoordinate) -> [TileCoordinate] {
    [-1, 0, 1].flatMap { row in
      [-1, 0, 1].compactMap {
        TileCoordinate(zoom: tile.zoom, wrappingX: tile.x + $0, y: tile.y + row)
      }
    }
  }

  private static func border(of tile: TileCoordinate) -> [GeoCoordinate] {
    let box = tile.worldRectangle
    return (0..<32).flatMap { step -> [GeoCoordinate] in
      let share = Double(step) / 32
      let (x, y) = (box.minX + box.width * share, box.minY + box.height * share)
      return [
        WorldPoint(x: x, y: box.minY), WorldPoint(x: x, y: box.maxY), WorldPoint(x: box.minX, y: y),
        WorldPoint(x: box.maxX, y: y),
      ].map { $0.coordinate.normalized }
    }
  }
}
