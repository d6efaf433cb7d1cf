internal import WebMercator

/// What the names of a path tell of a tile, read one component after the other.
struct TilePathMatch {
  var zoom: Int?
  private var x: Int?
  private var rowFromNorth: Int?
  private var rowFromSouth: Int?
  private var quadkey: String?

  /// Nothing is known.
  init() {}

  /// Reads one name by its part of a template; `nil` where it does not fit.
  ///
  /// - Returns: what is known now, and the rest of the name that the template does not cover.
  func reading(
    _ name: String, by component: [TileTemplate.Part]
  ) -> (match: TilePathMatch, rest: Substring)? {
    var match = self
    var rest = Substring(name)
    for part in component {
      guard match.read(part, from: &rest) else { return nil }
    }
    return (match, rest)
  }

  private mutating func read(_ part: TileTemplate.Part, from rest: inout Substring) -> Bool {
    switch part {
    case .literal(let text):
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    case .zoom: return Self.take(&rest, into: &zoom)
    case .column: return Self.take(&rest, into: &x)
    case .rowFromNorth: return Self.take(&rest, into: &rowFromNorth)
    case .rowFromSouth: return Self.take(&rest, into: &rowFromSouth)
    // No file is named so.
    case .prefix, .box: return false
    case .pixelRatio:
      if rest.hasPrefix("@2x") { rest = rest.dropFirst(3) }
      return true
    case .quadkey:
      let digits = rest.prefix { "0123".contains($0) }
      rest = rest.dropFirst(digits.count)
      quadkey = String(digits)
      zoom = digits.count
      return digits.count <= TileCoordinate.zoomLimit
    }
  }

  /// Takes a number as it would be written, without zeros before it; one that is known already must be the same.
  private static func take(_ rest: inout Substring, into number: inout Int?) -> Bool {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let isPlain = digits.count == 1 || digits.first != "0"
    guard isPlain, let value = Int(digits), number == nil || number == value else { return false }
    number = value
    rest = rest.dropFirst(digits.count)
    return true
  }

  /// The tile, where enough is known and there is one.
  var tile: TileCoordinate? {
    if let quadkey { return TileCoordinate(quadkey: quadkey) }
    guard let zoom, let x else { return nil }
    if let rowFromNorth { return TileCoordinate(zoom: zoom, x: x, y: rowFromNorth) }
    return rowFromSouth.flatMap { TileCoordinate(zoom: zoom, x: x, tmsRow: $0) }
  }
}
