internal import MapLabels
internal import MapScene
internal import VectorTiles
internal import WebMercator

#if canImport(Glibc)
  internal import Glibc
#endif

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

  /// An 8,192nd of the side of the tile that lines are measured in, in points.
  func unit(areSliced: Bool) -> Double {
    let projection = TileProjection(
      tile.content, wrap: tile.wrap, extent: 8_192, viewport: frame.viewport)
    return projection.scale / exp2(Double(slicedLevels(areSliced)))
  }

  /// How far from a sharp corner MapLibre starts dashes anew, in points: 15 at the tile's zoom, but nothing in data that are
  /// drawn more than 16 times too large.
  func cornerLength(areSliced: Bool) -> Double {
    let overscaling = tile.overscaledZoom - tile.content.zoom - slicedLevels(areSliced)
    return overscaling > 4 ? 0 : 15 * exp2(frame.viewport.zoom - Double(tile.overscaledZoom))
  }

  /// By how many zooms MapLibre cuts the tile before it draws it too large.
  private func slicedLevels(_ areSliced: Bool) -> Int {
    guard areSliced else { return 0 }
    return SymbolTile.slicedLevels(of: tile.content, overscaledZoom: tile.overscaledZoom)
  }

  /// The tiles that symbols are laid out in: the tile itself, or the visible slices of it.
  ///
  /// MapLibre cuts a tile that is drawn beyond its source's deepest zoom into tiles of the zooms below.
  func symbolTiles(areSliced: Bool) -> [SymbolTile] {
    let extent = SymbolTile.extent
    let whole = tile.shownBox(extent: Int(extent))
    let units = TileProjection(
      tile.content, wrap: tile.wrap, extent: extent, viewport: frame.viewport)
    let itself = [symbolTile(tile.content, shown: Rectangle(whole))]
    guard areSliced, let box = units.visibleBox(of: frame.viewport.size, within: whole) else {
      return itself
    }
    let slices = SymbolTile.slices(
      of: tile.content, overscaledZoom: tile.overscaledZoom, in: Rectangle(box))
    guard slices.count > 1 || slices.first != tile.content else { return itself }
    return slices.map {
      symbolTile($0, shown: Rectangle(x: 0, y: 0, width: extent, height: extent))
    }
  }

  private func symbolTile(_ content: TileCoordinate, shown: Rectangle) -> SymbolTile {
    let units = TileProjection(
      content, wrap: tile.wrap, extent: SymbolTile.extent, viewport: frame.viewport)
    return SymbolTile(
      content: content, data: tile.content, wrap: tile.wrap, overscaledZoom: tile.overscaledZoom,
      toPicture: AffineTransform(
        a: units.step.x, b: units.step.y, c: -units.step.y, d: units.step.x,
        origin: units.origin), shown: shown)
  }
}

extension Rectangle {
  fileprivate init(_ box: TileBox) {
    self.init(
      minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
      maxY: Double(box.maxY))
  }
}
