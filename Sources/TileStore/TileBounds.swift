package import WebMercator

extension GeoBounds {
  /// The box of a rectangle of tiles; rows from the north.
  init(zoom: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let side = Double(1 << min(max(zoom, 0), 62))
    let northWest = WorldPoint(
      x: Double(columns.lowerBound) / side, y: Double(rows.lowerBound) / side
    ).coordinate
    let southEast = WorldPoint(
      x: Double(columns.upperBound) + 1, y: Double(rows.upperBound) + 1
    ).scaled(by: 1 / side).coordinate
    self.init(
      west: northWest.longitude, south: southEast.latitude, east: southEast.longitude,
      north: northWest.latitude)
  }

  /// The box of an MBTiles' `west,south,east,north`; `nil` where it is none on earth.
  init?(mbtiles text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.filter { !$0.isWhitespace })
    }
    self.init(numbers)
  }

  /// The box of four numbers west, south, east, north; `nil` where it is none on earth.
  package init?(_ numbers: [Double?]) {
    guard numbers.count == 4, let west = numbers[0], let south = numbers[1],
      let east = numbers[2], let north = numbers[3]
    else { return nil }
    let isOnEarth =
      abs(west) <= 180.5 && abs(east) <= 180.5 && abs(south) <= 90.5 && abs(north) <= 90.5
    guard isOnEarth, south <= north else { return nil }
    self.init(
      west: max(-180, min(180, west)), south: max(-90, south), east: max(-180, min(180, east)),
      north: min(90, north))
  }
}

extension GeoBounds {
  /// Whether a tile, or one beside it, lies in the box; columns do not count where the box crosses 180°.
  func touches(_ tile: TileCoordinate) -> Bool {
    let side = Double(1 << tile.zoom)
    let northWest = WorldPoint(GeoCoordinate(latitude: north, longitude: west))
    let southEast = WorldPoint(GeoCoordinate(latitude: south, longitude: east))
    let isInRows =
      Double(tile.y) + 2 > northWest.y * side && Double(tile.y) - 1 < southEast.y * side
    let isInColumns =
      Double(tile.x) + 2 > northWest.x * side && Double(tile.x) - 1 < southEast.x * side
    return isInRows && (isInColumns || west > east)
  }
}

extension WorldPoint {
  fileprivate func scaled(by factor: Double) -> WorldPoint {
    WorldPoint(x: x * factor, y: y * factor)
  }
}
