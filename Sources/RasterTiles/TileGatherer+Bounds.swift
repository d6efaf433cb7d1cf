internal import TileStore
internal import WebMercator

extension TileGatherer {
  /// Whether a source may have this tile or one within it, as far as the sources say.
  func mayHave(within tile: GridTile) -> Bool {
    guard let coordinate = tile.coordinate else { return false }
    return sources.contains { source in
      coordinate.zoom <= source.metadata.maximumZoom ?? TileCoordinate.zoomLimit
        && Self.overlaps(coordinate, source.metadata.bounds)
    }
  }

  /// Whether a tile lies in a box; every tile lies in a box that is unknown or has no area.
  private static func overlaps(_ tile: TileCoordinate, _ bounds: GeoBounds?) -> Bool {
    guard let bounds, bounds.west != bounds.east, bounds.south < bounds.north else { return true }
    let side = Double(sign: .plus, exponent: -tile.zoom, significand: 1)
    let north = WorldPoint(GeoCoordinate(latitude: bounds.north, longitude: bounds.west))
    let south = WorldPoint(GeoCoordinate(latitude: bounds.south, longitude: bounds.east))
    let isBesideWest = Double(tile.x + 1) * side < north.x
    let isBesideEast = Double(tile.x) * side > south.x
    let isBeside =
      bounds.west < bounds.east ? isBesideWest || isBesideEast : isBesideWest && isBesideEast
    return !isBeside && Double(tile.y + 1) * side >= north.y && Double(tile.y) * side <= south.y
  }
}
