internal import FoundationEssentials
internal import JSON
internal import TestSupport
internal import Testing
internal import VectorTiles
internal import WebMercator

/// The cases of mapbox/tile-cover, read where they lie.
struct TileCoverTests {
  static let folder = "suites/cover"
  static let isPresent = FileManager.default.fileExists(atPath: SharedData.path(folder))

  /// The least and greatest zoom with which tile-cover's own tests make each case.
  private static let cases: [(name: String, minimum: Int, maximum: Int)] = [
    ("point", 1, 15), ("edgeline", 14, 14), ("polygon", 1, 15), ("multipoint", 1, 12),
    ("multiline", 1, 8), ("degenring", 11, 15), ("donut", 16, 16), ("highzoom", 23, 23),
    ("small_poly", 10, 10), ("spiked", 10, 10), ("blocky", 6, 6), ("pyramid", 10, 10),
    ("tetris", 10, 10), ("zero", 10, 10),
  ]

  @Test(.enabled(if: isPresent, "no suites"), arguments: cases)
  func coverIsTheSameSetOfTiles(_ name: String, minimum: Int, maximum: Int) throws {
    var cover = TileCover(zoom: maximum)
    let output = try JSONValue.parse(SharedData.bytes("\(Self.folder)/\(name)_out.geojson"))
    if name == "point" {
      // Its output was made from another point than its input, and holds that point as a feature.
      cover.add(output.value(at: "features", 1) ?? .null)
    } else {
      cover.add(try JSONValue.parse(SharedData.bytes("\(Self.folder)/\(name).geojson")))
    }
    let tiles = cover.merged(minimumZoom: minimum)
    #expect(Set(tiles).count == tiles.count)
    let expected = (output["features"]?.arrayValue ?? []).compactMap(Self.tile)
    #expect(Set(tiles) == Set(expected))
  }

  /// The tile whose outline a feature is; the source geometry is a feature there too.
  private static func tile(_ feature: JSONValue) -> TileCoordinate? {
    guard let ring = feature.value(at: "geometry", "coordinates", 0)?.arrayValue, ring.count == 5,
      feature.value(at: "geometry", "type") == "Polygon"
    else { return nil }
    let longitudes = ring.compactMap { $0[0]?.numberValue }
    let latitudes = ring.compactMap { $0[1]?.numberValue }
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(),
      let north = latitudes.max(), east > west
    else { return nil }
    for zoom in 0...30 where abs((east - west) * Double(1 << zoom) - 360) < 1e-7 * Double(1 << zoom)
    {
      let middle = GeoCoordinate(
        latitude: (north + south) / 2, longitude: (west + east) / 2)
      guard let tile = TileCoordinate(zoom: zoom, containing: middle) else { return nil }
      let isWhole = abs(tile.bounds.north - north) < 1e-6 && abs(tile.bounds.south - south) < 1e-6
      return isWhole ? tile : nil
    }
    return nil
  }

  @Test(.enabled(if: isPresent, "no suites"), arguments: ["road", "world"])
  func everyPlaceOfAGeometryLiesInItsCover(_ name: String) throws {
    let json = try JSONValue.parse(SharedData.bytes("\(Self.folder)/\(name).geojson"))
    let zoom = name == "road" ? 12 : 6
    var cover = TileCover(zoom: zoom)
    cover.add(json)
    let tiles = Set(cover.tiles)
    var places: [JSONValue] = []
    func gather(_ value: JSONValue) {
      if value[0]?.numberValue != nil { return places.append(value) }
      for element in value.arrayValue ?? [] { gather(element) }
    }
    gather(json["coordinates"] ?? .null)
    for feature in json["features"]?.arrayValue ?? [] {
      gather(feature.value(at: "geometry", "coordinates") ?? .null)
    }
    #expect(!places.isEmpty)
    for place in places {
      let (longitude, latitude) = (place[0]?.numberValue ?? 0, place[1]?.numberValue ?? 0)
      // The pole lies below the last row, and a cover has no row there.
      guard abs(latitude) < 85, abs(longitude) < 180 else { continue }
      let tile = TileCoordinate(
        zoom: zoom, containing: GeoCoordinate(latitude: latitude, longitude: longitude))
      #expect(tiles.contains(try #require(tile)))
    }
  }

  @Test func oddNumbersDoNotTrap() {
    var cover = TileCover(zoom: 99)
    cover.add(GeoCoordinate(latitude: .nan, longitude: .infinity))
    #expect(cover.zoom == TileCoordinate.zoomLimit)
    #expect(cover.tiles.count == 1)
    var small = TileCover(zoom: -1)
    small.add(polygon: [[], [GeoCoordinate(latitude: 90, longitude: 1e300)]])
    #expect(small.tiles.isEmpty)
  }
}
