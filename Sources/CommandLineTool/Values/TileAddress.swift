import WebMercator

extension TileCoordinate {
  /// A tile as it is typed: `Z/X/Y`, rows counted from the north.
  init(argument text: String) throws(ValueError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let advice = "write Z/X/Y, as 10/536/358"
    guard parts.count == 3 else {
      throw ValueError("there are \(parts.count) numbers instead of 3", advice)
    }
    let zoom = try Int(argument: parts[0], called: "zoom", within: 0...Self.zoomLimit)
    let last = (1 << zoom) - 1
    let x = try Int(argument: parts[1], called: "column", within: 0...last)
    let y = try Int(argument: parts[2], called: "row", within: 0...last)
    guard let tile = TileCoordinate(zoom: zoom, x: x, y: y) else {
      throw ValueError("there is no such tile", advice)
    }
    self = tile
  }
}
