import ImageCodec
import JSON
import Pixels
import TestSupport
import Testing
import TileStore
import WebMercator

@testable import MapSnapshot

/// Tiles that are drawn on their own, side by side, are one large picture of the place.
@Suite("A pyramid has no seams")
struct PyramidSeamTests {
  /// Labels, dashes, icons-like circles and areas that cross the edges of tiles.
  static let style = """
    {"version": 8, "sources": {"data": {"type": "geojson", "data": DATA}}, "layers": [
      {"id": "land", "type": "background", "paint": {"background-color": "#eef"}},
      {"id": "areas", "type": "fill", "source": "data", "filter": ["==", ["geometry-type"], "Polygon"],
       "paint": {"fill-color": "#8c8", "fill-outline-color": "#252"}},
      {"id": "ways", "type": "line", "source": "data", "filter": ["==", ["geometry-type"], "LineString"],
       "paint": {"line-color": "#c40", "line-width": 5.5, "line-dasharray": [2.3, 1.1]}},
      {"id": "dots", "type": "circle", "source": "data", "filter": ["==", ["geometry-type"], "Point"],
       "paint": {"circle-radius": 7, "circle-color": "#06c", "circle-opacity": 0.5}},
      {"id": "names", "type": "symbol", "source": "data", "filter": ["==", ["geometry-type"], "Point"],
       "layout": {"text-field": ["get", "name"], "text-size": 14}},
      {"id": "along", "type": "symbol", "source": "data", "filter": ["==", ["geometry-type"], "LineString"],
       "layout": {"text-field": "along the way", "text-size": 12, "symbol-placement": "line"}}]}
    """

  /// Many more places than there is room for names, and lines and areas between them.
  static func data(seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func place() -> String {
      let longitude = Double.random(in: -170...170, using: &generator)
      return "[\(longitude), \(Double.random(in: -80...80, using: &generator))]"
    }
    func feature(_ type: String, _ coordinates: String, _ name: String) -> String {
      #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":{"type":"\#(type)","coordinates":\#(coordinates)}}"#
    }
    var features = (0..<600).map { feature("Point", place(), "Place number \($0)") }
    features += (0..<40).map { _ in
      feature("LineString", "[\((0..<4).map { _ in place() }.joined(separator: ","))]", "")
    }
    features += (0..<10).map { _ in
      let corners = (0..<3).map { _ in place() }
      return feature("Polygon", "[[\((corners + [corners[0]]).joined(separator: ","))]]", "")
    }
    return #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
  }

  static func options(seed: UInt64, zoom: Int) throws -> PyramidOptions {
    var options = PyramidOptions(zooms: zoom...zoom)
    let text = style.replacing("DATA", with: data(seed: seed))
    options.style = .json(try JSONValue.parse(text), base: "")
    return options
  }

  /// How two pictures differ.
  struct Difference: Equatable {
    var pixels = 0
    var most = 0
  }

  /// Draws 4 × 4 tiles as one picture and one at a time, and compares them.
  static func difference(
    _ options: PyramidOptions, zoom: Int, x: Int, y: Int
  ) async throws -> (Difference, isFlat: Bool) {
    let map = try await PyramidMap(options)
    let rows = try (y..<y + 4).flatMap { row in
      try (x..<x + 4).map { try #require(TileCoordinate(zoom: zoom, x: $0, y: row)) }
    }
    let whole = try await map.draw(TileBlock(tiles: rows)).pixmap
    var difference = Difference()
    for tile in rows {
      // A map of its own, so that nothing is kept from the larger picture.
      let one = try await PyramidMap(options).draw(TileBlock(tiles: [tile])).pixmap
      #expect(one.width == 512 && one.height == 512)
      for row in 0..<one.height {
        for column in 0..<one.width {
          let other = whole[(tile.x - x) * 512 + column, (tile.y - y) * 512 + row]
          let most = Self.most(one[column, row], other)
          difference.pixels += most > 0 ? 1 : 0
          difference.most = max(difference.most, most)
        }
      }
    }
    return (difference, Set(whole.pixels).count < 100)
  }

  private static func most(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
  }

  @Test("Names, dashes and areas of a small style", arguments: [UInt64(1), 2])
  func smallStyle(seed: UInt64) async throws {
    let options = try Self.options(seed: seed, zoom: 3)
    let (difference, isFlat) = try await Self.difference(options, zoom: 3, x: 2, y: 2)
    #expect(!isFlat)
    #expect(difference.most <= 2 && difference.pixels < 2_000, "\(difference)")
  }

  @Test(
    "OSM Bright, with sprites and glyphs",
    .enabled(if: SharedData.isPresent, "no shared data"),
    arguments: [
      ("liechtenstein", 12, 2156, 1432), ("liechtenstein", 14, 8624, 5752),
      ("metro", 14, 8528, 5972), ("metro", 16, 34116, 23892),
    ])
  func bright(archive: String, zoom: Int, x: Int, y: Int) async throws {
    var options = PyramidOptions(zooms: zoom...zoom)
    options.sources = [
      .location(SharedData.path("data/built-omt/\(archive).mbtiles"))
    ]
    options.style = .location(SharedData.path("data/styles/osm-bright/style.json"))
    options.folders = [
      .init(
        prefix: "https://openmaptiles.github.io/osm-bright-gl-style/",
        folder: SharedData.path("data/styles/osm-bright/")),
      .init(prefix: "https://api.maptiler.com/fonts/", folder: SharedData.path("data/glyphs")),
    ]
    let (difference, isFlat) = try await Self.difference(options, zoom: zoom, x: x, y: y)
    #expect(!isFlat)
    // Glyphs that lie askew may be rounded otherwise by a level; a label that is moved or missing is far more.
    #expect(difference.most <= 3 && difference.pixels < 2_000, "\(difference)")
  }
}
