/// The tiles around a piece's own that its filter reaches.
struct TileSurroundings {
  /// A neighbour: so many columns to the right and rows down, −1 to 1.
  struct Place {
    let right: Int
    let down: Int
    let tile: GridTile
  }

  /// The neighbours, at most eight; none where the piece is a plain copy.
  let places: [Place]

  /// The surroundings of a piece whose tile has `width` × `height` pixels.
  init(of piece: TilePiece, width: Int, height: Int, _ projection: PictureProjection) {
    let mapping = TileMapping(
      tile: piece.tile, width: width, height: height, projection: projection)
    guard !mapping.isExact(projection) else {
      places = []
      return
    }
    let reach = mapping.reach(of: piece, projection)
    let rights = Self.steps(reach.columns, size: width)
    places = Self.steps(reach.rows, size: height).flatMap { down in
      rights.compactMap { right in
        right == 0 && down == 0
          ? nil
          : Place(
            right: right, down: down, tile: piece.tile.neighbour(right: right, down: down))
      }
    }
  }

  private static func steps(_ range: Range<Int>, size: Int) -> [Int] {
    [-1, 0, 1].filter { range.overlaps($0 * size..<($0 + 1) * size) || $0 == 0 }
  }
}
