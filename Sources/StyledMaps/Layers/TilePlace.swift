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
  private let isSliced: Bool

  /// A place; `nil` where the picture shows nothing of the tile.
  init?(_ tile: MapTile, extent: Int, frame: MapFrame, isSliced: Bool) {
    self.frame = frame
    self.tile = tile
    self.isSliced = isSliced
    projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: Double(extent), viewport: frame.viewport)
    clip = TileProjection(tile.shown, wrap: tile.wrap, extent: 1, viewport: frame.viewport).clip
    shown = tile.shownBox(extent: extent)
    guard let visible = projection.visibleBox(of: frame.viewport.size, within: shown) else {
      return nil
    }
    self.visible = visible
  }

  /// The tile as symbols have it: whole, or the slices of it that the picture shows.
  var symbolTiles: [SymbolTile] {
    let extent = SymbolTile.extent
    let box = tile.shownBox(extent: Int(extent))
    guard isSliced, tile.overscaledZoom > tile.content.zoom else {
      return [symbolTile(tile.content, shown: Rectangle(box))]
    }
    let scale = extent / projection.extent
    let part = Rectangle(visible)
    let slices = SymbolTile.slices(
      of: tile.content, overscaledZoom: tile.overscaledZoom,
      in: Rectangle(
        minX: part.minX * scale, minY: part.minY * scale, maxX: part.maxX * scale,
        maxY: part.maxY * scale))
    return slices.map {
      symbolTile($0, shown: Rectangle(x: 0, y: 0, width: extent, height: extent))
    }
  }

  private func symbolTile(_ content: TileCoordinate, shown: Rectangle) -> SymbolTile {
    let projection = TileProjection(
      content, wrap: tile.wrap, extent: SymbolTile.extent, viewport: frame.viewport)
    let step = projection.step
    return SymbolTile(
      content: content, data: tile.content, wrap: tile.wrap, overscaledZoom: tile.overscaledZoom,
      toPicture: AffineTransform(
        a: step.x, b: step.y, c: -step.y, d: step.x, origin: projection.origin),
      shown: shown)
  }
}

extension Rectangle {
  fileprivate init(_ box: TileBox) {
    self.init(
      minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
      maxY: Double(box.maxY))
  }
}
