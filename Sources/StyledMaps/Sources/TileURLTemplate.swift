internal import WebMercator

/// A URL of tiles with placeholders, as styles and TileJSON have it: `{z} {x} {y} {-y} {r} {ratio} {prefix} {quadkey} {bbox-epsg-3857}`.
struct TileURLTemplate: Sendable, Hashable {
  let text: String
  /// Whether rows are counted from the south.
  let isTMS: Bool

  /// The URL of one tile.
  func url(of tile: TileCoordinate, pixelRatio: Double) -> String {
    var url = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      url += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      url += value(of: name, tile: tile, pixelRatio: pixelRatio) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return url + rest
  }

  private func value(of name: Substring, tile: TileCoordinate, pixelRatio: Double) -> String? {
    switch name {
    case "z": String(tile.zoom)
    case "x": String(tile.x)
    case "y": String(isTMS ? tile.tmsRow : tile.y)
    case "-y": String(tile.tmsRow)
    case "r", "ratio": pixelRatio > 1 ? "@2x" : ""
    case "prefix": Self.hexadecimal(tile.x) + Self.hexadecimal(tile.y)
    case "quadkey": tile.quadkey
    case "bbox-epsg-3857": Self.box(of: tile)
    default: nil
    }
  }

  private static func hexadecimal(_ number: Int) -> String { String(number % 16, radix: 16) }

  /// The tile's box in metres of EPSG:3857.
  private static func box(of tile: TileCoordinate) -> String {
    let world = tile.worldRectangle
    let half = 20_037_508.342_789_244
    return [
      world.minX * 2 * half - half, half - world.maxY * 2 * half, world.maxX * 2 * half - half,
      half - world.minY * 2 * half,
    ].map { "\($0)" }.joined(separator: ",")
  }
}
