internal import SQLite
internal import WebMercator

extension MBTilesMetadata {
  /// The most columns of one zoom whose rows are looked at.
  private static let columnLimit = 32

  /// The box of the tiles of the deepest zoom that has few columns; where each has many, of some of the columns.
  func boundsByIndex() throws(SQLiteError) -> GeoBounds? {
    guard let least = metadata.minimumZoom, let greatest = metadata.maximumZoom else { return nil }
    for zoom in stride(from: greatest, through: least, by: -1) {
      guard let columns = try columns(ofZoom: zoom) else { continue }
      let isFew = columns.upperBound - columns.lowerBound < Self.columnLimit
      guard isFew || zoom == least else { continue }
      return try bounds(ofZoom: zoom, columns: columns)
    }
    return nil
  }

  private func columns(ofZoom zoom: Int) throws(SQLiteError) -> ClosedRange<Int>? {
    let query = "(tile_column) FROM tiles WHERE zoom_level = ?"
    guard let first = try reader.number("SELECT min" + query, [zoom]),
      let last = try reader.number("SELECT max" + query, [zoom]),
      first >= 0, last < 1 << zoom, first <= last
    else { return nil }
    return first...last
  }

  private func bounds(
    ofZoom zoom: Int, columns: ClosedRange<Int>
  ) throws(SQLiteError) -> GeoBounds? {
    let step = max(1, (columns.upperBound - columns.lowerBound) / Self.columnLimit)
    let some = stride(from: columns.lowerBound, through: columns.upperBound, by: step)
    let last = (1 << zoom) - 1
    guard let rows = try reader.rows(ofZoom: zoom, columns: some),
      rows.least >= 0, rows.greatest <= last
    else { return nil }
    let fromNorth =
      scheme == .tms
      ? (last - rows.greatest)...(last - rows.least) : rows.least...rows.greatest
    return GeoBounds(zoom: zoom, columns: columns, rows: fromNorth)
  }

  /// Warns where the rows lie outside the bounds, and would lie inside if they were counted from the other edge.
  mutating func warnOfFlippedRows() throws(SQLiteError) {
    guard let bounds = metadata.bounds, let zoom = metadata.maximumZoom else { return }
    let last = (1 << zoom) - 1
    let rows = try reader.tiles(ofZoom: zoom, limit: 8).map(\.row)
    let asIs = rows.map { scheme == .tms ? last &- $0 : $0 }
    let flipped = asIs.map { last &- $0 }
    let inside = Self.rows(of: bounds, zoom: zoom)
    guard !rows.isEmpty, !asIs.contains(where: inside.contains),
      flipped.allSatisfy(inside.contains)
    else { return }
    let (edge, other) = scheme == .tms ? ("north", TileScheme.xyz) : ("south", .tms)
    metadata.warnings.append(
      "the rows of \(metadata.location) lie outside its bounds, and inside if they are counted from "
        + "the \(edge); open it with the scheme \(other.rawValue)")
  }

  /// The rows from the north that a box touches, and one more on either side.
  private static func rows(of bounds: GeoBounds, zoom: Int) -> ClosedRange<Int> {
    let side = Double(1 << zoom)
    let row = { (latitude: Double) in
      WorldPoint(GeoCoordinate(latitude: latitude, longitude: 0)).y * side
    }
    let (north, south) = (row(bounds.north), row(bounds.south))
    return Int(north.rounded(.down)) - 1...Int(max(north, south).rounded(.down)) + 1
  }
}
