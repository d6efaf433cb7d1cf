internal import Pixels
internal import WebMercator

/// A part of the picture that is drawn from one tile.
struct TilePiece: Sendable, Equatable {
  /// The place in the grid that owns the pixels: that of the tile, or one within it.
  let cell: GridTile
  /// The pixels, where north is up; otherwise a rectangle around them.
  let area: PixelRectangle
  /// The tile that they are drawn from.
  let tile: GridTile
}

/// The part of a tile that a piece is made of, counted from the tile's top left pixel; may go past its edges.
struct TileReach: Sendable, Equatable {
  let columns: Range<Int>
  let rows: Range<Int>
}

/// How one tile's pixels lie under the picture's.
struct TileMapping: Sendable {
  /// The weights across.
  let across: LanczosKernel
  /// The weights down.
  let down: LanczosKernel
  /// The number of the tile's first column and row, counted from the world's corner.
  let corner: (x: Int, y: Int)

  /// The mapping of a tile of `width` × `height` pixels.
  init(tile: GridTile, width: Int, height: Int, projection: PictureProjection) {
    let tilesPerPixel = projection.tilesPerPixel(zoom: tile.zoom)
    across = LanczosKernel(ratio: Double(width) * tilesPerPixel)
    down = LanczosKernel(ratio: Double(height) * tilesPerPixel)
    corner = (tile.column * width, tile.row * height)
  }

  /// Whether the tile's pixels are the picture's pixels.
  func isExact(_ projection: PictureProjection) -> Bool {
    across.ratio == 1 && down.ratio == 1 && !projection.isTurned
      && projection.origin.x == projection.origin.x.rounded()
      && projection.origin.y == projection.origin.y.rounded()
  }

  /// What the piece is made of.
  func reach(of piece: TilePiece, _ projection: PictureProjection) -> TileReach {
    projection.isTurned ? reach(of: piece.cell, projection) : reach(of: piece.area, projection)
  }

  private func reach(of area: PixelRectangle, _ projection: PictureProjection) -> TileReach {
    let columns = AxisTable.reach(
      of: area.x..<area.x + area.width, origin: projection.origin.x, kernel: across)
    let rows = AxisTable.reach(
      of: area.y..<area.y + area.height, origin: projection.origin.y, kernel: down)
    return TileReach(
      columns: columns.lowerBound - corner.x..<columns.upperBound - corner.x,
      rows: rows.lowerBound - corner.y..<rows.upperBound - corner.y)
  }

  /// A turned cell's pixels lie anywhere in it.
  private func reach(of cell: GridTile, _ projection: PictureProjection) -> TileReach {
    let cellWidth = projection.tileWidth(zoom: cell.zoom)
    func range(_ number: Int, _ kernel: LanczosKernel, _ corner: Int) -> Range<Int> {
      let low = kernel.firstTap(at: Double(number) * cellWidth * kernel.ratio)
      let high = kernel.firstTap(at: Double(number + 1) * cellWidth * kernel.ratio)
      return low - corner..<high + kernel.taps - corner
    }
    return TileReach(
      columns: range(cell.column, across, corner.x), rows: range(cell.row, down, corner.y))
  }
}
