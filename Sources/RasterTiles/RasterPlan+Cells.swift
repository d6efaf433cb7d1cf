internal import Pixels
internal import WebMercator

extension RasterPlan {
  /// The cells that some rows show, row by row from the north-west, each as a piece of its own tile.
  func cells(rows: Range<Int>) -> [TilePiece] {
    guard !rows.isEmpty else { return [] }
    let (columns, lines) = gridRange(rows: rows)
    return lines.flatMap { line in
      columns.compactMap { column in
        piece(GridTile(zoom: tileZoom, column: column, row: line), rows: rows)
      }
    }
  }

  /// The piece of the picture that a place in the grid, of any zoom, owns; `nil` if it owns no pixel.
  func piece(_ cell: GridTile, rows: Range<Int>) -> TilePiece? {
    let area = projection.isTurned ? turnedArea(cell, rows: rows) : area(cell, rows: rows)
    guard let area else { return nil }
    return TilePiece(cell: cell, area: area, tile: cell)
  }

  /// The picture rows at which a tile row ends within the picture; none where the picture is turned.
  func rowEdges() -> [Int] {
    guard !projection.isTurned else { return [] }
    let lines = gridRange(rows: 0..<projection.height).lines
    let edges = lines.map {
      pixels(of: $0, zoom: tileZoom, start: projection.origin.y, 0..<projection.height).upperBound
    }
    return edges.filter { (1..<projection.height).contains($0) }
  }

  /// The columns and lines of the grid around some rows of the picture; none beyond the poles.
  private func gridRange(rows: Range<Int>) -> (columns: ClosedRange<Int>, lines: Range<Int>) {
    let width = projection.tileWidth(zoom: tileZoom)
    let corners = [0, Double(projection.width)].flatMap { x in
      [rows.lowerBound, rows.upperBound].map { projection.world(x: x, y: Double($0)) }
    }
    func cells(_ values: [Double]) -> ClosedRange<Int> {
      let low = ((values.min() ?? 0) / width).rounded(.down)
      let high = ((values.max() ?? 0) / width).rounded(.down)
      return Int(low)...Int(high)
    }
    let lines = cells(corners.map(\.y))
    let limit = 1 << tileZoom
    let first = max(0, min(limit, lines.lowerBound))
    return (cells(corners.map(\.x)), first..<max(first, min(limit, lines.upperBound + 1)))
  }

  /// Where north is up: the pixels whose middle is in the cell.
  private func area(_ cell: GridTile, rows: Range<Int>) -> PixelRectangle? {
    let columns = pixels(
      of: cell.column, zoom: cell.zoom, start: projection.origin.x, 0..<projection.width)
    let lines = pixels(of: cell.row, zoom: cell.zoom, start: projection.origin.y, rows)
    guard !columns.isEmpty, !lines.isEmpty else { return nil }
    return PixelRectangle(
      x: columns.lowerBound, y: lines.lowerBound, width: columns.count, height: lines.count)
  }

  /// The columns or rows whose middle is in a column or row of the grid; `start` is the world coordinate of the first.
  private func pixels(
    of number: Int, zoom: Int, start: Double, _ limits: Range<Int>
  ) -> Range<Int> {
    let width = projection.tileWidth(zoom: zoom)
    func first(_ number: Int) -> Int {
      let pixel = (Double(number) * width - start - 0.5).rounded(.up)
      return max(limits.lowerBound, min(limits.upperBound, Int(pixel)))
    }
    return first(number)..<first(number + 1)
  }

  /// Where the picture is turned: a rectangle around the cell's pixels.
  private func turnedArea(_ cell: GridTile, rows: Range<Int>) -> PixelRectangle? {
    let width = projection.tileWidth(zoom: cell.zoom)
    let corners = [0, 1].flatMap { right in
      [0, 1].map { down in
        projection.picture(
          Point(x: Double(cell.column + right) * width, y: Double(cell.row + down) * width))
      }
    }
    func pixels(_ values: [Double], _ limits: Range<Int>) -> Range<Int> {
      // One pixel more on each side, for the rounding of the corners.
      let low = Int(((values.min() ?? 0) - 1).rounded(.down))
      let high = Int(((values.max() ?? 0) + 1).rounded(.up))
      return (low..<max(low, high)).clamped(to: limits)
    }
    let columns = pixels(corners.map(\.x), 0..<projection.width)
    let lines = pixels(corners.map(\.y), rows)
    let area = PixelRectangle(
      x: columns.lowerBound, y: lines.lowerBound, width: columns.count, height: lines.count)
    return !area.isEmpty && ownsPixel(cell, of: area) ? area : nil
  }

  /// Whether the middle of any pixel lies in the cell; most cells are through at the first that is tried.
  private func ownsPixel(_ cell: GridTile, of area: PixelRectangle) -> Bool {
    let middleFirst = [area.y + area.height / 2] + Array(area.y..<area.y + area.height)
    return middleFirst.contains { row in
      owner(x: area.x + area.width / 2, y: row, zoom: cell.zoom) == cell
        || (area.x..<area.x + area.width).contains {
          owner(x: $0, y: row, zoom: cell.zoom) == cell
        }
    }
  }

  /// The cell that owns a pixel of a turned picture.
  private func owner(x: Int, y: Int, zoom: Int) -> GridTile {
    let place = projection.world(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let tilesPerPixel = projection.tilesPerPixel(zoom: zoom)
    return GridTile(
      zoom: zoom, column: Int((place.x * tilesPerPixel).rounded(.down)),
      row: Int((place.y * tilesPerPixel).rounded(.down)))
  }
}
