extension TileCoordinate {
  /// The tile at a zoom under a place, latitude clamped to the map; `nil` where there is no such zoom.
  public init?(zoom: Int, containing coordinate: GeoCoordinate) {
    guard (0...Self.zoomLimit).contains(zoom) else { return nil }
    let world = WorldPoint(coordinate.normalized)
    let side = 1 << zoom
    // 180° E is the western edge of the next world's first column, the south edge the end of the last row.
    let column = Int((world.x * Double(side)).rounded(.down))
    let row = Int((world.y * Double(side)).rounded(.down))
    self.init(zoom: zoom, wrappingX: column, y: max(0, min(side - 1, row)))
  }

  /// The tile's part of the projected world.
  public var worldRectangle: WorldRectangle {
    let side = Double(1 << zoom)
    return WorldRectangle(
      minX: Double(x) / side, minY: Double(y) / side, maxX: Double(x + 1) / side,
      maxY: Double(y + 1) / side)
  }

  /// The tile's edges in degrees.
  public var bounds: GeoBounds {
    let rectangle = worldRectangle
    let northWest = WorldPoint(x: rectangle.minX, y: rectangle.minY).coordinate
    let southEast = WorldPoint(x: rectangle.maxX, y: rectangle.maxY).coordinate
    return GeoBounds(
      west: northWest.longitude, south: southEast.latitude, east: southEast.longitude,
      north: northWest.latitude)
  }
}
