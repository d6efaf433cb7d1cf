internal import MapLabels
internal import MapScene
internal import VectorTiles
internal import WebMercator

/// Where one layer of a tile's data lies on the picture.
struct TilePlace {
  let frame: MapFrame
  let tile: MapTile
  /// From the layer's units to the picture.
  let projection: TileProjection
  /// The square that is painted.
  let clip: TileClip
  /// The part of the tile that is shown, in the layer's units.
  let shown: TileBox
  /// The part of that which the picture shows.
  let visible: TileBox

  /// A place; `nil` where the picture shows nothing of the tile.
  init?(_ tile: MapTile, extent: Int, frame: MapFrame) {
    self.frame = frame
    self.tile = tile
    projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: Double(extent), viewport: frame.viewport)
    clip = TileProjection(tile.shown, wrap: tile.wrap, extent: 1, viewport: frame.viewport).clip
    shown = tile.shownBox(extent: extent)
    guard let visible = projection.visibleBox(of: frame.viewport.size, within: shown) else {
      return nil
    }
    self.visible = visible
  }

  /// The tile as symbols have it.
  var symbolTile: SymbolTile {
    let extent = SymbolTile.extent
    let step = Point(
      x: projection.step.x * projection.extent / extent,
      y: projection.step.y * projection.extent / extent)
    let box = tile.shownBox(extent: Int(extent))
    return SymbolTile(
      content: tile.content, wrap: tile.wrap, overscaledZoom: tile.overscaledZoom,
      toPicture: AffineTransform(
        a: step.x, b: step.y, c: -step.y, d: step.x, origin: projection.origin),
      shown: Rectangle(
        minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
        maxY: Double(box.maxY)))
  }
}
