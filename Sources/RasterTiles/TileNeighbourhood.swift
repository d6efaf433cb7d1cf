/// A tile and the eight around it, as one picture that goes on past the tile's edges.
///
/// Where a neighbour is not there, the tile's own last pixels go on. All that are there have the tile's size.
struct TileNeighbourhood {
  let width: Int
  let height: Int
  /// North-west, north, north-east, west, the tile itself, east, south-west, south, south-east.
  private let tiles: [TilePixels?]

  /// Whether every pixel is opaque.
  let isOpaque: Bool

  /// A tile among its neighbours.
  ///
  /// - Parameters:
  ///   - tile: The tile.
  ///   - neighbour: The one so many columns to the right and rows down, −1 to 1, where there is one.
  init(of tile: TilePixels, neighbour: (_ right: Int, _ down: Int) -> TilePixels?) {
    width = tile.width
    height = tile.height
    tiles = (0..<9).map { place in
      if place == 4 { return tile }
      guard let other = neighbour(place % 3 - 1, place / 3 - 1),
        other.width == tile.width, other.height == tile.height
      else { return nil }
      return other
    }
    isOpaque = tiles.allSatisfy { $0?.isOpaque ?? true }
  }

  /// Writes a part of a row as four numbers a pixel: blue, green, red, alpha, each 0 to 255.
  ///
  /// - Parameters:
  ///   - row: The row, counted from the tile's own first one; may lie outside.
  ///   - columns: The columns, counted so too.
  ///   - target: Room for four numbers a column.
  func write(row: Int, columns: Range<Int>, to target: UnsafeMutablePointer<Float>) {
    var down = row < 0 ? -1 : row >= height ? 1 : 0
    if tiles[4 + 3 * down] == nil { down = 0 }
    let line = max(0, min(height - 1, row - down * height)) * width
    let center = 4 + 3 * down
    guard let own = tiles[center] else { return }
    var next = target
    if columns.lowerBound < 0 {
      let part = columns.lowerBound..<min(0, columns.upperBound)
      next = writeMargin(part, of: own.pixels + line, tiles[center - 1], line, -1, to: next)
    }
    let inside = columns.clamped(to: 0..<width)
    PixelConversion.write(own.pixels + line + inside.lowerBound, count: inside.count, to: next)
    next += 4 * inside.count
    if columns.upperBound > width {
      let part = max(width, columns.lowerBound)..<columns.upperBound
      _ = writeMargin(part, of: own.pixels + line, tiles[center + 1], line, 1, to: next)
    }
  }

  /// The columns west (`side` −1) or east (`side` 1) of the tile: the neighbour's, or else the last of the tile.
  private func writeMargin(
    _ columns: Range<Int>, of own: UnsafePointer<UInt32>, _ neighbour: TilePixels?, _ line: Int,
    _ side: Int, to target: UnsafeMutablePointer<Float>
  ) -> UnsafeMutablePointer<Float> {
    let pixels = neighbour.map { $0.pixels + line } ?? own
    let shift = neighbour == nil ? 0 : side * width
    var next = target
    for column in columns {
      PixelConversion.write(pixels + max(0, min(width - 1, column - shift)), count: 1, to: next)
      next += 4
    }
    return next
  }
}
