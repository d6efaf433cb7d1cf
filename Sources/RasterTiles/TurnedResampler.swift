internal import Pixels
internal import WebMercator

/// Draws what a turned picture shows of one cell: each pixel straight from the tile pixels around its place.
struct TurnedResampler {
  /// The tile, with what lies around it.
  let source: TileNeighbourhood
  /// The place in the grid whose pixels are drawn.
  let cell: GridTile
  /// The part of the tile, counted from its corner, that they are made of.
  let reach: TileReach
  /// The number of the tile's first pixel.
  let corner: (x: Int, y: Int)
  /// The weights across and down.
  let across: PhaseTable
  let down: PhaseTable
  let projection: PictureProjection
  /// What lies behind transparent pixels.
  let background: UInt32

  /// Draws those pixels of `area` whose middle lies in the cell.
  ///
  /// - Parameters:
  ///   - area: Within the picture.
  ///   - pixels: The place of the area's top left pixel.
  ///   - stride: Pixels from one row to the next.
  func draw(_ area: PixelRectangle, to pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    let pitch = reach.columns.count * 4
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: pitch * reach.rows.count)
    defer { numbers.deallocate() }
    for (line, row) in reach.rows.enumerated() {
      source.write(row: row, columns: reach.columns, to: numbers + line * pitch)
    }
    across.weights.withUnsafeBufferPointer { across in
      down.weights.withUnsafeBufferPointer { down in
        guard let across = across.baseAddress, let down = down.baseAddress else { return }
        for row in 0..<area.height {
          draw(row: row, of: area, numbers, across, down, to: pixels + row * stride)
        }
      }
    }
  }

  private func draw(
    row: Int, of area: PixelRectangle, _ numbers: UnsafePointer<Float>,
    _ across: UnsafePointer<Float>, _ down: UnsafePointer<Float>,
    to pixels: UnsafeMutablePointer<UInt32>
  ) {
    let tilesPerPixel = projection.tilesPerPixel(zoom: cell.zoom)
    let (column, line) = (Double(cell.column), Double(cell.row))
    for x in 0..<area.width {
      // Reckoned alike in all cells, so that each pixel has exactly one owner.
      let place = projection.world(
        x: Double(area.x + x) + 0.5, y: Double(area.y + row) + 0.5)
      guard (place.x * tilesPerPixel).rounded(.down) == column,
        (place.y * tilesPerPixel).rounded(.down) == line
      else { continue }
      let pixel = pixel(at: place, numbers, across, down)
      pixels[x] = source.isOpaque ? pixel : BackgroundBlend.over(pixel, background)
    }
  }

  private func pixel(
    at place: Point, _ numbers: UnsafePointer<Float>, _ across: UnsafePointer<Float>,
    _ down: UnsafePointer<Float>
  ) -> UInt32 {
    let horizontal = self.across.position(of: place.x)
    let vertical = self.down.position(of: place.y)
    // Rounding may move a place on the cell's edge by a hair: it stays within what was converted.
    let column = max(
      0,
      min(
        horizontal.tap - corner.x - reach.columns.lowerBound,
        reach.columns.count - self.across.kernel.taps))
    let line = max(
      0,
      min(
        vertical.tap - corner.y - reach.rows.lowerBound,
        reach.rows.count - self.down.kernel.taps))
    let pitch = reach.columns.count * 4
    return WeightedSums.ofRectangle(
      numbers + line * pitch + column * 4, pitch: pitch,
      across: across + horizontal.phase * self.across.kernel.taps,
      columns: self.across.kernel.taps,
      down: down + vertical.phase * self.down.kernel.taps, rows: self.down.kernel.taps)
  }
}
