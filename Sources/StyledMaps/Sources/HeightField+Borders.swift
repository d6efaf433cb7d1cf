internal import WebMercator

extension HeightField {
  /// The fields with their borders filled from their neighbours, across copies of the world too.
  static func bordered(
    _ tiles: [(tile: MapTile, content: HeightField)]
  ) -> [(tile: MapTile, content: HeightField)] {
    let known = Dictionary(
      tiles.map { (Place($0.tile), $0.content) }, uniquingKeysWith: { first, _ in first })
    return tiles.map { tile, field in
      var field = field
      for south in -1...1 {
        for east in -1...1 where east != 0 || south != 0 {
          guard let neighbour = known[Place(tile, east: east, south: south)] else { continue }
          field.fillBorder(from: neighbour, east: east, south: south)
        }
      }
      return (tile, field)
    }
  }

  /// A tile's place among those of all copies of the world.
  private struct Place: Hashable {
    let zoom: Int
    let column: Int
    let row: Int

    init(_ tile: MapTile, east: Int = 0, south: Int = 0) {
      zoom = tile.content.zoom
      column = tile.content.x + tile.wrap << zoom + east
      row = tile.content.y + south
    }
  }
}
