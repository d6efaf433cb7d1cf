internal import WebMercator

/// The tiles of a band, each once: those whose bytes are the same, such as plain sea, share a place.
struct TileShelf {
  /// The tiles by place.
  private(set) var tiles: [GatheredTile] = []
  private var places: [TileCoordinate: Int] = [:]
  private var placesByKey: [Key: [Int]] = [:]

  /// What equal bytes have in common, and few others: the length, and eight bytes at the end, a PNG's last checksum.
  private struct Key: Hashable {
    let count: Int
    let tail: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
      count = bytes.count
      tail = bytes.dropLast(12).suffix(8)
    }
  }

  /// The place of a tile of the basket; `nil` if it is not there.
  mutating func place(of coordinate: TileCoordinate, in basket: TileBasket) -> Int? {
    if let place = places[coordinate] { return place }
    guard let tile = basket.tiles[coordinate] else { return nil }
    let place = samePlace(as: tile) ?? add(tile)
    places[coordinate] = place
    return place
  }

  /// The tiles that lie at a place.
  func coordinates(at place: Int) -> [TileCoordinate] {
    places.filter { $0.value == place }.map(\.key)
  }

  private func samePlace(as tile: GatheredTile) -> Int? {
    guard tile.pixels == nil else { return nil }
    return placesByKey[Key(tile.bytes)]?.first { tiles[$0].bytes == tile.bytes }
  }

  private mutating func add(_ tile: GatheredTile) -> Int {
    let place = tiles.count
    tiles.append(tile)
    if tile.pixels == nil { placesByKey[Key(tile.bytes), default: []].append(place) }
    return place
  }
}
