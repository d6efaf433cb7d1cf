import Foundation
import ImageCodec
import Pixels
import TestSupport
import WebMercator

/// A folder with styles and vector tiles of a test's own.
struct StyleBench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A place in Central Europe as an area and a point, drawn by layers, with more members of the style before them.
  static func style(_ members: String = "", layers: String = fill) -> String {
    let area = "[[[0,40],[16,40],[16,54],[0,54],[0,40]]]"
    return """
      {"version": 8, "center": [8, 47], "zoom": 3, \(members)
      "sources": {"a": {"type": "geojson", "data": {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {"name": "Land"}, "geometry": {"type": "Polygon", "coordinates": \(area)}},
      {"type": "Feature", "properties": {"name": "Zürich"}, "geometry": {"type": "Point", "coordinates": [8, 47]}}
      ]}}}, "layers": [\(layers)]}
      """
  }

  /// The area in red.
  static let fill =
    ##"{"id": "land", "type": "fill", "source": "a", "paint": {"fill-color": "#ff0000"}}"##
  /// The area's edge in blue dashes.
  static let line =
    #"{"id": "edge", "type": "line", "source": "a", "paint": {"line-color": "blue", "line-dasharray": [2, 2]}}"#
  /// The point's name.
  static let label = #"""
    {"id": "names", "type": "symbol", "source": "a", "filter": ["==", ["geometry-type"], "Point"],
    "layout": {"text-field": ["get", "name"], "text-font": ["Test"]}, "paint": {"text-halo-width": 1, "text-halo-color": "white"}}
    """#

  /// Writes a style; gives its path.
  func write(_ style: String, to name: String = "style.json") throws -> String {
    try folder.write(style, to: name)
  }

  /// A style of one vector source, whose layer `land` is red.
  static let vectorStyle = ##"""
    {"version": 8, "sources": {"v": {"type": "vector", "tiles": ["https://example.com/{z}/{x}/{y}.pbf"], "maxzoom": 2}},
    "layers": [{"id": "land", "type": "fill", "source": "v", "source-layer": "land", "paint": {"fill-color": "#ff0000"}}]}
    """##

  /// Writes an MBTiles of vector tiles of zooms 0 to 2 without some; gives its path.
  func vectorTiles(without missing: Set<TileCoordinate> = []) throws -> String {
    var builder = MBTilesBuilder()
    builder.metadata = ["name": "Areas", "format": "pbf", "minzoom": "0", "maxzoom": "2"]
    for zoom in 0...2 {
      for x in 0..<1 << zoom {
        for y in 0..<1 << zoom {
          guard let tile = TileCoordinate(zoom: zoom, x: x, y: y), !missing.contains(tile) else {
            continue
          }
          builder.tiles[tile] = VectorTileBytes.tile(layer: "land", kind: "rock", name: "\(tile)")
        }
      }
    }
    try builder.write(to: folder("areas.mbtiles"))
    return folder("areas.mbtiles")
  }

  /// A picture that was written.
  func picture(_ name: String = "map.png") throws -> Pixmap {
    try ImageDecoder.decode(folder.read(name))
  }

  /// Runs `snapshot` into `map.png`, 64 points a side.
  func snapshot(_ words: [String], to name: String = "map.png") async -> Run {
    await Run(["snapshot", "--size", "64"] + words + ["-o", folder(name)])
  }
}
