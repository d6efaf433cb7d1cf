public import WebMercator

/// Which tiles a geometry touches.
///
/// Lines are followed from tile to tile (Amanatides and Woo, “A fast voxel traversal algorithm for ray tracing”, Eurographics
/// 1987), and the insides of areas are filled row by row, as in tile-cover.
public struct TileCover: Sendable {
  /// The deepest zoom; all tiles are of it unless others were merged.
  public let zoom: Int
  private var cells: Set<Cell> = []

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// Nothing, at a zoom from 0 to `TileCoordinate.zoomLimit`; others count as the nearest.
  public init(zoom: Int) { self.zoom = max(0, min(TileCoordinate.zoomLimit, zoom)) }

  /// The tiles at `zoom`, by row and column; columns of other copies of the world are brought into the first.
  public var tiles: [TileCoordinate] { tiles(of: cells, zoom: zoom) }

  /// The same area with four tiles that fill their parent replaced by it, down to the zoom `minimumZoom`; deepest first.
  public func merged(minimumZoom: Int) -> [TileCoordinate] {
    var (list, level, cells) = ([TileCoordinate](), zoom, cells)
    while level > max(0, minimumZoom) {
      var parents: Set<Cell> = []
      for cell in cells where cell.x & 1 == 0 && cell.y & 1 == 0 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { Cell(x: cell.x + $0.0, y: cell.y + $0.1) }
        if four.allSatisfy(cells.contains) { parents.insert(Cell(x: cell.x >> 1, y: cell.y >> 1)) }
      }
      let left = cells.filter { !parents.contains(Cell(x: $0.x >> 1, y: $0.y >> 1)) }
      list += tiles(of: left, zoom: level)
      (cells, level) = (parents, level - 1)
    }
    return list + tiles(of: cells, zoom: level)
  }

  private func tiles(of cells: Set<Cell>, zoom: Int) -> [TileCoordinate] {
    let sorted = cells.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    return sorted.compactMap { TileCoordinate(zoom: zoom, wrappingX: $0.x, y: $0.y) }
  }

  /// Adds the tile of a place.
  public mutating func add(_ place: GeoCoordinate) {
    let point = position(of: place)
    cells.insert(Cell(x: whole(point.x), y: whole(point.y)))
  }

  /// Adds the tiles that a line passes.
  public mutating func add(line: [GeoCoordinate]) { _ = follow(line) }

  /// Adds the tiles that an area touches, whose rings repeat their first place at the end.
  public mutating func add(polygon rings: [[GeoCoordinate]]) {
    var crossings: [Cell] = []
    for ring in rings { crossings += Self.crossings(of: follow(ring)) }
    crossings.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
      let (start, end) = (crossings[pair], crossings[pair + 1])
      for x in stride(from: start.x + 1, to: end.x, by: 1) { cells.insert(Cell(x: x, y: start.y)) }
    }
  }

  /// The rows where a ring goes on upward or downward; where it turns back or stays there is no crossing.
  private static func crossings(of ring: [Cell]) -> [Cell] {
    ring.indices.compactMap { index in
      let y = ring[index].y
      let before = ring[(index + ring.count - 1) % ring.count].y
      let after = ring[(index + 1) % ring.count].y
      return (y > before || y > after) && (y < before || y < after) && y != after
        ? ring[index] : nil
    }
  }

  /// Adds the tiles along a line; the first tile of each row that it comes to.
  private mutating func follow(_ line: [GeoCoordinate]) -> [Cell] {
    var rows: [Cell] = []
    var last: Cell?
    func visit(_ cell: Cell, _ cells: inout Set<Cell>) {
      cells.insert(cell)
      if cell.y != last?.y { rows.append(cell) }
      last = cell
    }
    for (from, to) in zip(line, line.dropFirst()) {
      let (start, end) = (position(of: from), position(of: to))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      guard dx != 0 || dy != 0 else { continue }
      var cell = Cell(x: whole(start.x), y: whole(start.y))
      // How far along the segment the next column and row begin, 0 to 1.
      var nextX = dx == 0 ? .infinity : abs(((dx > 0 ? 1 : 0) + Double(cell.x) - start.x) / dx)
      var nextY = dy == 0 ? .infinity : abs(((dy > 0 ? 1 : 0) + Double(cell.y) - start.y) / dy)
      if cell != last { visit(cell, &cells) }
      while nextX < 1 || nextY < 1 {
        if nextX < nextY {
          nextX += abs(1 / dx)
          cell.x += dx > 0 ? 1 : -1
        } else {
          nextY += abs(1 / dy)
          cell.y += dy > 0 ? 1 : -1
        }
        visit(cell, &cells)
      }
    }
    if rows.count > 1, last?.y == rows[0].y { rows.removeLast() }
    return rows
  }

  /// A place in tiles from the world's north-west corner; longitude counts within ±540°.
  private func position(of place: GeoCoordinate) -> SIMD2<Double> {
    let longitude = place.longitude.isFinite ? max(-540, min(540, place.longitude)) : 0
    let latitude = place.latitude.isFinite ? place.latitude : 0
    return Projection.point(longitude, latitude) * Double(1 << zoom)
  }

  private func whole(_ value: Double) -> Int { Int(value.rounded(.down)) }
}
