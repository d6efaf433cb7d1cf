internal import Pixels
internal import WebMercator

/// Finds out how large the tiles are, by the header of one near the view: a name or a grid can't tell.
struct TileProbe {
  let gatherer: TileGatherer
  let projection: PictureProjection

  /// Where no tile is found at all.
  static let defaultSize = 256

  /// The side of a tile in pixels; the tiles that were looked at stay in the basket.
  ///
  /// The middle tile is tried, then those that hold it, a few others of the picture, a few below the middle.
  /// - Throws: `RasterTilesError.cancelled`.
  func size(basket: inout TileBasket) async throws(RasterTilesError) -> Int {
    let plan = RasterPlan(
      projection: projection, tileSize: Self.defaultSize, zooms: gatherer.zooms)
    guard let center = middleTile(plan) else { return Self.defaultSize }
    for levels in 0...center.zoom {
      let parent = [center.ancestor(levelsUp: levels)].compactMap(\.self)
      if let size = try await size(ofAny: parent, basket: &basket) { return size }
    }
    let others = Array(plan.tiles(rows: 0..<projection.height).prefix(64))
    if let size = try await size(ofAny: others, basket: &basket) { return size }
    let below = center.children + center.children.flatMap(\.children)
    return try await size(ofAny: below, basket: &basket) ?? Self.defaultSize
  }

  private func size(
    ofAny candidates: [TileCoordinate], basket: inout TileBasket
  ) async throws(RasterTilesError) -> Int? {
    try await gatherer.gather(candidates, into: &basket)
    for candidate in candidates {
      if let tile = basket.tiles[candidate] { return max(tile.width, tile.height) }
    }
    return nil
  }

  private func middleTile(_ plan: RasterPlan) -> TileCoordinate? {
    let middle = projection.world(x: projection.middle.x, y: projection.middle.y)
    let scale = projection.tilesPerPixel(zoom: plan.tileZoom)
    let row = max(0, min((1 << plan.tileZoom) - 1, Int((middle.y * scale).rounded(.down))))
    return GridTile(
      zoom: plan.tileZoom, column: Int((middle.x * scale).rounded(.down)), row: row
    ).coordinate
  }
}
