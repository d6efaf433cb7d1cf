extension TileCoordinate {
  /// A tile by the row from the south, as TMS and MBTiles count; `nil` where there is none.
  public init?(zoom: Int, x: Int, tmsRow: Int) {
    guard (0...Self.zoomLimit).contains(zoom), (0..<(1 << zoom)).contains(tmsRow) else {
      return nil
    }
    self.init(zoom: zoom, x: x, y: (1 << zoom) - 1 - tmsRow)
  }

  /// The row from the south, as TMS and MBTiles count.
  public var tmsRow: Int { (1 << zoom) - 1 - y }

  /// A digit 0 to 3 for each zoom, as Bing Maps names tiles; empty at zoom 0.
  public var quadkey: String {
    var digits: [UInt8] = []
    for level in stride(from: zoom - 1, through: 0, by: -1) {
      let digit = (x >> level & 1) | (y >> level & 1) << 1
      digits.append(UInt8(ascii: "0") + UInt8(digit))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// A tile by its quadkey; `nil` where a character is not a digit 0 to 3 or there are more than `zoomLimit`.
  public init?(quadkey: String) {
    var (zoom, x, y) = (0, 0, 0)
    for character in quadkey.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(character), zoom < Self.zoomLimit
      else { return nil }
      let digit = Int(character - UInt8(ascii: "0"))
      (zoom, x, y) = (zoom + 1, x << 1 | digit & 1, y << 1 | digit >> 1)
    }
    self.init(zoom: zoom, x: x, y: y)
  }
}
